internal import IntentDialogue
internal import IntentSemantics

extension DialogueText {
  /// A text for people.
  init(_ text: LocalizedText) {
    self.init(text.text, id: text.id)
  }

  /// A sentence with its tokens.
  init(_ text: FormatText) {
    self.init(text.format.source, id: text.id)
  }
}
