package import PropertyListReader
package import SourceDiagnostics

/// A spelling of a term: an element of `VocabularyItemSynonyms`.
package struct VocabularyItemSynonymEntry: DictionaryEntry {
  package static let level = EntryLevel(
    "vocabularyItemSynonym", noun: "synonym", nameKey: "VocabularyItemPhrase", isNamedWithParent: true)

  /// Sentences with the spelling.
  package let examples: [Located<String>]

  /// The spelling.
  package let phrase: Located<String>?

  /// How it is spoken, spelled as it sounds.
  package let pronunciation: Located<String>?

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    examples = decoder.strings("VocabularyItemExamples")
    phrase = decoder.string("VocabularyItemPhrase", .required)
    pronunciation = decoder.string("VocabularyItemPronunciation")
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
