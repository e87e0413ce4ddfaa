/// What a person says as a value, and what the app is to make of it.
///
/// For example: `latte`, `latte ?Latte, Dark Latte`, `latte ?`, `gold !soldOut`, `"What?"`
struct SpokenValue: Equatable {
  /// What the app is to make of it.
  enum Mark: Equatable {
    /// It refuses the value, for the reason of this name or for none: `!soldOut`, `!`
    case refusal(reason: String?)
    /// It asks whether the value is meant: `?`
    case confirmation
    /// It asks which of these is meant: `?Latte, Dark Latte`
    case choice([String])
  }

  /// The words; nil where only a mark is given.
  let words: String?

  /// What the app is to make of it; nil for what the definition says.
  let mark: Mark?

  /// The values in an answer; several, parted by commas, if `isList` is set.
  static func values(in answer: String, isList: Bool) throws(AnswerError) -> [SpokenValue] {
    var rest = answer[...]
    var values: [SpokenValue] = []
    while true {
      let value = try next(&rest, isList: isList)
      if value.words != nil || value.mark != nil { values.append(value) }
      guard !rest.isEmpty else { return values }
    }
  }

  /// The words of an answer without quotation marks around them.
  static func unquoted(_ words: String) -> String {
    words.count >= 2 && words.hasPrefix("\"") && words.hasSuffix("\"") ? String(words.dropFirst().dropLast()) : words
  }

  // MARK: Reading

  private static func next(_ rest: inout Substring, isList: Bool) throws(AnswerError) -> SpokenValue {
    let words = takeWords(&rest, isList: isList)
    guard let sign = rest.first else { return SpokenValue(words: words, mark: nil) }
    rest.removeFirst()
    switch sign {
    case "!":
      let reason = take(&rest, isList: isList) { _ in true }
      skipComma(&rest)
      return SpokenValue(words: words, mark: .refusal(reason: reason.isEmpty ? nil : reason))
    case "?":
      let choices = trimmed(rest)
      rest = ""
      guard !choices.isEmpty else { return SpokenValue(words: words, mark: .confirmation) }
      let names = try values(in: choices, isList: true).map { value throws(AnswerError) in
        guard let name = value.words, value.mark == nil else {
          throw AnswerError("'\(choices)' is no list of values to choose from")
        }
        return name
      }
      return SpokenValue(words: words, mark: .choice(names))
    default:
      // The comma behind a value of a list.
      return SpokenValue(words: words, mark: nil)
    }
  }

  /// Takes the words in front of a mark, or of a comma in a list; nil where there are none.
  private static func takeWords(_ rest: inout Substring, isList: Bool) -> String? {
    rest = rest.drop(while: \.isWhitespace)
    if let quoted = takeQuoted(&rest, isList: isList) { return quoted }
    var previous: Character?
    let words = take(&rest, isList: isList) { character in
      defer { previous = character }
      return !("!?".contains(character) && previous?.isWhitespace ?? true)
    }
    return words.isEmpty ? nil : words
  }

  /// Takes words in quotation marks, if nothing but a mark or a comma stands behind them.
  private static func takeQuoted(_ rest: inout Substring, isList: Bool) -> String? {
    guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else { return nil }
    let behind = rest[rest.index(after: end)...].drop(while: \.isWhitespace)
    guard behind.isEmpty || behind.first.map({ "!?".contains($0) || isList && $0 == "," }) == true else { return nil }
    let words = rest[rest.index(after: rest.startIndex)..<end]
    rest = behind
    return String(words)
  }

  private static func take(_ rest: inout Substring, isList: Bool, while isPart: (Character) -> Bool) -> String {
    let words = rest.prefix { isPart($0) && !(isList && $0 == ",") }
    rest = rest[words.endIndex...]
    return trimmed(words)
  }

  private static func skipComma(_ rest: inout Substring) {
    if rest.first == "," { rest.removeFirst() }
  }

  /// A text without blanks around it.
  static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
