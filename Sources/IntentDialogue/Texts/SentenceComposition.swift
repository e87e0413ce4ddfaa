/// The making of a sentence from a text and its values.
struct SentenceComposition {
  /// Where the wordings come from.
  let translations: DialogueTranslations

  /// The values by the names that tokens use.
  let values: [String: DialogueValue]

  /// What has been composed.
  private(set) var sentence = DialogueSentence()

  /// How deep variables may be in one another.
  private static let depthLimit = 4

  init(_ translations: DialogueTranslations, _ values: [String: DialogueValue]) {
    self.translations = translations
    self.values = values
  }

  /// Adds a text in the language, with its values said.
  mutating func add(_ text: DialogueText) {
    switch wording(of: text) {
    case .text(let wording):
      addWords(wording)
    case .plural(let format, let variables):
      addFormat(format, number: nil, Variables(variables, in: text, format: format), depth: 0)
    }
  }

  // MARK: Wording

  /// The sentence that was translated for one of the values, else the sentence itself.
  private mutating func wording(of text: DialogueText) -> DialogueTranslation {
    if let id = text.id {
      for case .token(let token) in DialogueSegment.segments(of: text.wording) {
        guard let valueID = value(of: token)?.translatedWordID,
          let translation = translations.translation(id + "-" + valueID)
        else { continue }
        return translation
      }
    }
    return translations.wording(of: text, notingIn: &sentence)
  }

  // MARK: Values

  private mutating func addWords(_ words: some StringProtocol) {
    for segment in DialogueSegment.segments(of: String(words)) {
      switch segment {
      case .words(let words): sentence.append(words)
      case .token(let token):
        if let value = value(of: token) { translations.say(value, in: &sentence) }
      }
    }
  }

  private func value(of token: DialogueToken) -> DialogueValue? {
    guard let value = values[token.name] else { return nil }
    guard let property = token.property else { return value }
    return value.properties[property]
  }

  // MARK: Plural forms

  /// The parts of a text that depend on numbers.
  private struct Variables {
    let variables: [DialoguePluralVariable]

    /// The tokens of the text that its format does not have: what a variable may stand for that is called otherwise.
    let tokens: [DialogueToken]

    init(_ variables: [DialoguePluralVariable], in text: DialogueText, format: String) {
      self.variables = variables
      let said = DialogueSegment.segments(of: format)
      tokens = DialogueSegment.segments(of: text.wording).compactMap { segment in
        guard case .token(let token) = segment, !said.contains(segment) else { return nil }
        return token
      }
    }
  }

  /// Adds a text whose `%` are places for numbers and variables.
  private mutating func addFormat(_ format: String, number: DialogueValue?, _ variables: Variables, depth: Int) {
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .words(let words):
        addWords(words)
      case .number:
        if let number { translations.say(number, in: &sentence) }
      case .variable(let name):
        guard depth < Self.depthLimit, let variable = variables.variables.first(where: { $0.name == name }) else {
          continue
        }
        let value = self.value(for: variable, variables)
        addFormat(
          variable.form(for: value?.number, in: translations.language), number: value, variables, depth: depth + 1)
      }
    }
  }

  /// The value that a variable is about: that of its name, else the first that is a number and is said nowhere else.
  private func value(for variable: DialoguePluralVariable, _ variables: Variables) -> DialogueValue? {
    if let named = values[variable.name] { return named }
    let candidates = variables.tokens.compactMap { value(of: $0) }
    return candidates.first { $0.number != nil } ?? candidates.first
  }
}
