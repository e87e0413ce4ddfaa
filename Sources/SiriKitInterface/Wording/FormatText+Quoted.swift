package import IntentSemantics

extension FormatText {
  /// The sentence in quotation marks, with its tokens as they stand in the definition.
  package var quoted: String { "“\(format.source)”" }
}
