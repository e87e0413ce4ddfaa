package import PropertyListReader
package import SourceDiagnostics

/// A term: an element of `ParameterVocabulary`.
package struct VocabularyItemEntry: DictionaryEntry {
  package static let level = EntryLevel(
    "vocabularyItem", noun: "vocabulary item", nameKey: "VocabularyItemIdentifier")

  /// The identifier that the app receives with the term.
  package let identifier: Located<String>?

  /// The spellings of the term.
  package let synonyms: [VocabularyItemSynonymEntry]

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    identifier = decoder.string("VocabularyItemIdentifier", .required)
    synonyms = decoder.entries("VocabularyItemSynonyms", .required)
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
