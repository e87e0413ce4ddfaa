/// The translations of a definition's texts into one language.
public struct DialogueTranslations: Sendable {
  /// The translation of a string ID, or of a sentence's ID and a value's ID joined by a hyphen; nil where there is none.
  private let lookup: @Sendable (String) -> DialogueTranslation?

  /// The language that is spoken.
  public let language: DialogueLanguage

  /// Whether it is that of the definition's own texts, so that a text without translation lacks nothing.
  public let isDevelopmentLanguage: Bool

  /// Translations that are looked up by string ID.
  ///
  /// - Parameters:
  ///   - language: The language that is spoken.
  ///   - isDevelopmentLanguage: Whether it is that of the definition's own texts.
  ///   - translation: The translation of a string ID, or of a sentence's ID and a value's ID joined by a hyphen.
  public init(
    language: DialogueLanguage, isDevelopmentLanguage: Bool = false,
    translation: @escaping @Sendable (String) -> DialogueTranslation?
  ) {
    self.language = language
    self.isDevelopmentLanguage = isDevelopmentLanguage
    lookup = translation
  }

  /// Plain translations that are looked up by string ID.
  public init(language: DialogueLanguage = .english, lookup: @escaping @Sendable (String) -> String?) {
    self.init(language: language) { lookup($0).map { .text($0) } }
  }

  /// Plain translations by string ID.
  public init(_ table: [String: String], language: DialogueLanguage = .english) {
    self.init(language: language) { table[$0] }
  }

  /// The development language, whose texts stand in the definition; English, as far as numbers are concerned.
  public static let none = DialogueTranslations(language: .english, isDevelopmentLanguage: true) { _ in nil }

  /// The plain wording of a text; that of the development language where the translation is missing or empty.
  public func wording(of text: DialogueText) -> String {
    guard let id = text.id, case .text(let translation)? = translation(id) else { return text.wording }
    return translation
  }

  /// A text with its values said.
  ///
  /// A sentence can be translated for a value as a whole, so that its words agree with it: such a translation wins over
  /// the sentence's own. A token whose value is missing leaves nothing behind.
  public func fill(_ text: DialogueText, with values: [String: DialogueValue]) -> String {
    sentence(text, with: values).text
  }

  /// What is said of a value.
  public func say(_ value: DialogueValue) -> String {
    sentence(value).text
  }

  /// What is said of a value, and which of it is not translated.
  func sentence(_ value: DialogueValue) -> DialogueSentence {
    var sentence = DialogueSentence()
    say(value, in: &sentence)
    return sentence
  }

  /// A text with its values said, and which of it is not translated.
  func sentence(_ text: DialogueText, with values: [String: DialogueValue]) -> DialogueSentence {
    var composition = SentenceComposition(self, values)
    composition.add(text)
    return composition.sentence
  }

  /// Says a value.
  func say(_ value: DialogueValue, in sentence: inout DialogueSentence) {
    for (index, word) in value.words.enumerated() {
      if index > 0 { sentence.append(", ") }
      switch wording(of: word, notingIn: &sentence) {
      case .text(let text): sentence.append(text)
      case .plural: sentence.append(fill(word, with: [:]))
      }
    }
  }

  /// What there is for a key; nil where there is nothing to say.
  func translation(_ key: String) -> DialogueTranslation? {
    guard let translation = lookup(key), !translation.isEmpty else { return nil }
    return translation
  }

  /// The translation of a text, else its wording, which is noted.
  func wording(of text: DialogueText, notingIn sentence: inout DialogueSentence) -> DialogueTranslation {
    guard let id = text.id else { return .text(text.wording) }
    if let translation = translation(id) { return translation }
    if !isDevelopmentLanguage, !text.wording.isEmpty { sentence.note(text) }
    return .text(text.wording)
  }
}
