/// The kind of dictionary that a key belongs into.
struct KeyPlace: Sendable {
  /// The kind.
  let level: String

  /// The words for it in a hint.
  let phrase: String

  private init<Entry: DictionaryEntry>(_ type: Entry.Type, _ phrase: String) {
    level = String(describing: type.level.name)
    self.phrase = phrase
  }

  static let vocabulary = KeyPlace(VocabularyDocument.self, "the root dictionary")
  static let intentPhrase = KeyPlace(IntentPhraseEntry.self, "an element of 'IntentPhrases'")
  static let parameterVocabulary = KeyPlace(ParameterVocabularyEntry.self, "an element of 'ParameterVocabularies'")
  static let vocabularyItem = KeyPlace(VocabularyItemEntry.self, "an element of 'ParameterVocabulary'")
  static let synonym = KeyPlace(VocabularyItemSynonymEntry.self, "an element of 'VocabularyItemSynonyms'")
}
