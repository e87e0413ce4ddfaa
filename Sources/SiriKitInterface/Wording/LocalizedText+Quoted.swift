package import IntentSemantics

extension LocalizedText {
  /// The text in quotation marks, which also keep it from being read as markup at the start of a line.
  package var quoted: String { "“\(text)”" }
}
