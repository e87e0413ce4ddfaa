/// What people say for yes and no.
public struct AgreementWords: Sendable, Hashable {
  /// The words for yes, in small letters; the first is the usual one.
  private let affirmations: [String]

  /// The words for no, in small letters; the first is the usual one.
  private let negations: [String]

  private init(_ affirmations: [String], _ negations: [String]) {
    self.affirmations = affirmations
    self.negations = negations
  }

  /// The words of a language, for example `de-CH`; those of English where none are known.
  public init(language: String) {
    self = LanguageFallback.first(for: language) { Self.words[$0] } ?? Self.english
  }

  /// The usual word for yes, in small letters.
  public var yes: String { affirmations.first ?? "yes" }

  /// The usual word for no, in small letters.
  public var no: String { negations.first ?? "no" }

  /// A word as an answer of its own.
  public func sentence(for isYes: Bool) -> String {
    let word = isYes ? yes : no
    guard let first = word.unicodeScalars.first else { return word }
    return first.properties.titlecaseMapping + String(word.unicodeScalars.dropFirst())
  }

  /// Whether words mean yes or no; nil where they mean something else.
  ///
  /// Those of English are understood in every language.
  public func isYes(_ words: String) -> Bool? {
    let key = words.lowercased()
    if affirmations.contains(key) { return true }
    if negations.contains(key) { return false }
    if Self.english.affirmations.contains(key) || key == "y" { return true }
    return Self.english.negations.contains(key) || key == "n" ? false : nil
  }

  private static let english = AgreementWords(["yes"], ["no"])

  /// The languages that have words of their own.
  static var languages: [String] { words.keys.sorted() }

  private static let words: [String: AgreementWords] = {
    var words: [String: AgreementWords] = [:]
    for row in table.split(separator: "\n") {
      let columns = row.split(separator: "|").map { column in
        column.split(separator: " ").map { $0.split(separator: "_").joined(separator: " ") }
      }
      guard columns.count == 3 else { continue }
      for language in columns[0] { words[language] = AgreementWords(columns[1], columns[2]) }
    }
    return words
  }()
}
