/// The translations of a definition's texts into one language.
public struct DialogueTranslations: Sendable {
  /// The translation of a string ID, or of a sentence's ID and a value's ID joined by a hyphen; nil where there is none.
  private let lookup: @Sendable (String) -> String?

  /// Translations that are looked up by string ID.
  public init(lookup: @escaping @Sendable (String) -> String?) {
    self.lookup = lookup
  }

  /// Translations by string ID.
  public init(_ table: [String: String]) {
    self.init { table[$0] }
  }

  /// The development language, whose texts stand in the definition.
  public static let none = DialogueTranslations { _ in nil }

  /// The wording of a text; that of the development language where the translation is missing or empty.
  public func wording(of text: DialogueText) -> String {
    guard let id = text.id, let translation = lookup(id), !translation.isEmpty else { return text.wording }
    return translation
  }

  /// A text with its values said.
  ///
  /// A sentence can be translated for a value as a whole, so that its words agree with it: such a translation wins over
  /// the sentence's own. A token whose value is missing leaves nothing behind.
  public func fill(_ text: DialogueText, with values: [String: DialogueValue]) -> String {
    var result = ""
    for segment in DialogueSegment.segments(of: wording(of: text, with: values)) {
      switch segment {
      case .words(let words): result += words
      case .token(let token): result += say(token, with: values)
      }
    }
    return result
  }

  /// What is said of a value.
  public func say(_ value: DialogueValue) -> String {
    value.words.map(wording).joined(separator: ", ")
  }

  /// The sentence that was translated for one of the values, else the sentence itself.
  private func wording(of text: DialogueText, with values: [String: DialogueValue]) -> String {
    if let id = text.id {
      for case .token(let token) in DialogueSegment.segments(of: text.wording) {
        guard let valueID = value(of: token, in: values)?.translatedWordID else { continue }
        if let translation = lookup(id + "-" + valueID), !translation.isEmpty { return translation }
      }
    }
    return wording(of: text)
  }

  private func say(_ token: DialogueToken, with values: [String: DialogueValue]) -> String {
    value(of: token, in: values).map(say) ?? ""
  }

  private func value(of token: DialogueToken, in values: [String: DialogueValue]) -> DialogueValue? {
    guard let value = values[token.name] else { return nil }
    guard let property = token.property else { return value }
    return value.properties[property]
  }
}
