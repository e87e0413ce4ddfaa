/// A text with its values said.
struct DialogueSentence: Sendable, Equatable {
  /// What is said.
  var text = ""

  /// The texts in it that stand in the development language because their translations are missing.
  var untranslated: [DialogueText] = []

  /// Adds words that are the same in every language.
  mutating func append(_ words: some StringProtocol) {
    text += words
  }

  /// Notes a text whose translation is missing.
  mutating func note(_ text: DialogueText) {
    if !untranslated.contains(text) { untranslated.append(text) }
  }
}
