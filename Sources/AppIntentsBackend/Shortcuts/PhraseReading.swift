import IntentSemantics

/// Makes phrases of App Shortcuts of sentences: each has the place of the app's name exactly once, and at most one
/// parameter.
struct PhraseReading {
  /// The parameters of the intent.
  let parameters: [Parameter]

  /// The names of the app.
  let appNames: [String]

  /// What keeps a sentence from being a phrase, as a clause.
  struct Fault: Error, Equatable {
    let clause: String
    /// What can be done about it, as a clause; nil where that is plain.
    var hint: String?
  }

  /// The phrase of a sentence.
  func phrase(_ sentence: String) throws(Fault) -> FormatString {
    let format = FormatString(parsing: Self.withoutSummons(sentence))
    var segments = format.segments
    switch format.tokens.count(where: { $0 == Self.appName }) {
    case 0: segments = try placingName(in: segments)
    case 1: break
    default: throw Fault(clause: "it has the place of the app's name twice")
    }
    let phrase = FormatString(segments: segments)
    let others = phrase.tokens.filter { $0 != Self.appName }
    guard others.count <= 1 else { throw Fault(clause: "it has more than one parameter") }
    if let token = others.first { try check(token) }
    return phrase
  }

  /// The token for the app's name.
  static let appName = FormatToken(name: "applicationName")

  // MARK: Parameters

  private func check(_ token: FormatToken) throws(Fault) {
    let source = FormatString(segments: [.token(token)]).source
    guard token.property == nil, let parameter = parameters.first(where: { $0.name == token.name }) else {
      throw Fault(clause: "'\(source)' is no parameter of the intent")
    }
    guard !parameter.isArray else { throw Fault(clause: "'\(source)' has several values") }
    switch parameter.type {
    case .enumeration(let reference) where !reference.isSystem: break
    case .object, .untypedObject: break
    default: throw Fault(clause: "'\(source)' is neither an enumeration nor an entity")
    }
  }

  // MARK: The name of the app

  private func placingName(in segments: [FormatString.Segment]) throws(Fault) -> [FormatString.Segment] {
    guard !appNames.isEmpty else {
      throw Fault(
        clause: "it has no '${applicationName}', and the name of the app is not known", hint: Self.placeHint)
    }
    // The longest name first, so that no part of one is taken for another; as it is written, then whatever its case and
    // blanks.
    let names = appNames.filter { !$0.isEmpty }.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    for name in names {
      for isExact in [true, false] {
        for index in segments.indices.reversed() {
          guard case .literal(let text) = segments[index],
            let range = Self.lastRange(of: name, in: text, isExact: isExact)
          else { continue }
          var replacement: [FormatString.Segment] = []
          if range.lowerBound > text.startIndex { replacement.append(.literal(String(text[..<range.lowerBound]))) }
          replacement.append(.token(Self.appName))
          if range.upperBound < text.endIndex { replacement.append(.literal(String(text[range.upperBound...]))) }
          return Array(segments[..<index]) + replacement + segments[(index + 1)...]
        }
      }
    }
    throw Fault(clause: "it does not say the name of the app", hint: Self.placeHint)
  }

  private static let placeHint = "write '${applicationName}' where the name of the app is said"

  /// The last place of a name in a text, where it is not part of a longer word.
  private static func lastRange(of name: String, in text: String, isExact: Bool) -> Range<String.Index>? {
    let pattern = isExact ? name : name.comparable
    guard !pattern.isEmpty else { return nil }
    var start = text.endIndex
    while start > text.startIndex {
      start = text.index(before: start)
      // Letters may change their number when their case does, so the end is looked for.
      var end = start
      while end < text.endIndex {
        end = text.index(after: end)
        let part = text[start..<end]
        let candidate = isExact ? String(part) : String(part).comparable
        // A sign alone is no beginning of a name.
        guard pattern.hasPrefix(candidate), !candidate.isEmpty else { break }
        if candidate == pattern, isWord(start..<end, in: text) { return start..<end }
      }
    }
    return nil
  }

  /// Whether no letters of a script with blanks between its words touch a range.
  private static func isWord(_ range: Range<String.Index>, in text: String) -> Bool {
    func joins(_ left: Character, _ right: Character) -> Bool { left.isPartOfWord && right.isPartOfWord }
    if range.lowerBound > text.startIndex {
      guard !joins(text[text.index(before: range.lowerBound)], text[range.lowerBound]) else { return false }
    }
    if range.upperBound < text.endIndex {
      guard !joins(text[text.index(before: range.upperBound)], text[range.upperBound]) else { return false }
    }
    return true
  }

  /// The sentence without what only wakes Siri up.
  private static func withoutSummons(_ sentence: String) -> String {
    var text = sentence[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    for summons in ["hey siri", "siri"] where text.lowercased().hasPrefix(summons) {
      let rest = text.dropFirst(summons.count)
      guard let separator = rest.first, !separator.isPartOfWord else { break }
      let words = rest.drop { $0 == "," || $0 == ":" || $0 == "!" || $0.isWhitespace }
      guard let first = words.first else { break }
      return first.uppercased() + words.dropFirst()
    }
    return String(text)
  }
}

extension Character {
  /// Whether it is a letter or digit of a script that has blanks between words.
  fileprivate var isPartOfWord: Bool {
    isNumber || (isLetter && (isUppercase || isLowercase))
  }
}

extension String {
  /// The letters and digits in lower case: people write a name with and without blanks.
  fileprivate var comparable: String {
    lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
