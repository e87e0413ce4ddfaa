/// A key of a catalogue with what there is to it.
package struct CatalogueEntry: Sendable, Equatable {
  /// How a key came into the catalogue; Xcode tells by it what it may remove.
  package enum Extraction: String, Sendable, Hashable {
    /// From code whose literal is not the text but only its key.
    case withValue = "extracted_with_value"
    /// A person wrote it.
    case manual
  }

  /// The key.
  package let key: String

  /// What a translator should know; nil for nothing.
  package let comment: String?

  /// How it came into the catalogue; nil for a literal of the code, which is the text.
  package let extraction: Extraction?

  /// The texts by language.
  package let texts: [String: CatalogueText]

  /// An entry of the given parts.
  package init(key: String, comment: String? = nil, extraction: Extraction? = nil, texts: [String: CatalogueText]) {
    self.key = key
    self.comment = comment
    self.extraction = extraction
    self.texts = texts
  }
}
