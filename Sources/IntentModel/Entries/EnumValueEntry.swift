package import PropertyListReader
package import SourceDiagnostics

/// A value of an enumeration: an element of `INEnumValues`.
package struct EnumValueEntry: DictionaryEntry {
  package static let level = EntryLevel(
    "enumValue", noun: "enumeration value", nameKey: "INEnumValueName", isNamedWithParent: true)

  /// The name for people.
  package let displayName: LocalizedTextEntry?

  /// The raw value; absent for 0 from model 1.1 on.
  package let index: Located<Int>?

  /// The name of the case; defaults and conditions refer to it.
  package let name: Located<String>?

  /// How the name is spoken.
  package let pronunciationHint: LocalizedTextEntry?

  /// Other names for people.
  package let synonyms: [EnumValueSynonymEntry]

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    displayName = decoder.text("INEnumValueDisplayName", id: "INEnumValueDisplayNameID", .required)
    index = decoder.integer("INEnumValueIndex")
    name = decoder.string("INEnumValueName", .required)
    pronunciationHint = decoder.text("INEnumValuePronunciationHint", id: "INEnumValuePronunciationHintID")
    synonyms = decoder.entries("INEnumValueSynonyms")
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
