/// A sentence of the definition or of its vocabularies, or one that people have given.
struct ShortcutSentence {
  /// The sentence.
  ///
  /// For example: `Order soup with ${applicationName}`
  let text: String

  /// The string ID in the definition; nil where there is none.
  let id: String?

  /// The text of a configuration that it is; nil for one of the definition.
  let given: ConfiguredText?

  /// The phrase of the code that it translates, as an index; nil where none is known.
  let original: Int?

  /// A sentence.
  init(_ text: String, id: String? = nil, given: ConfiguredText? = nil, original: Int? = nil) {
    self.text = text
    self.id = id
    self.given = given
    self.original = original
  }
}
