package import PropertyListReader

/// Another name of a value of an enumeration: an element of `INEnumValueSynonyms`.
package struct EnumValueSynonymEntry: DictionaryEntry {
  package static let level = EntryLevel(
    "enumValueSynonym", noun: "synonym", nameKey: "INEnumValueSynonymSynonym", isNamedWithParent: true)

  /// How the name is spoken.
  package let pronunciationHint: LocalizedTextEntry?

  /// The name.
  package let synonym: LocalizedTextEntry?

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    pronunciationHint = decoder.text("INEnumValueSynonymPronunciationHint", id: "INEnumValueSynonymPronunciationHintID")
    synonym = decoder.text("INEnumValueSynonymSynonym", id: "INEnumValueSynonymSynonymID", .required)
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
