package import PropertyListReader
package import SourceDiagnostics

/// What the type of a property adds: the value of `INTypePropertyMetadata`.
package struct TypePropertyMetadataEntry: DictionaryEntry {
  package static let level = EntryLevel("typePropertyMetadata", noun: "metadata")

  /// How a date is written, for example `Short`.
  package let dateStyle: Located<String>?

  /// The word for false, of a Boolean.
  package let falseDisplayName: LocalizedTextEntry?

  /// How a date is formatted: `Style`, `Relative` or `Template`.
  package let format: Located<String>?

  /// The string ID of the template of a date.
  package let templateID: Located<String>?

  /// How a time is written, for example `Short`.
  package let timeStyle: Located<String>?

  /// The word for true, of a Boolean.
  package let trueDisplayName: LocalizedTextEntry?

  /// The variant of the type, for example `DateTime`.
  package let type: Located<String>?

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    dateStyle = decoder.string("INTypePropertyMetadataDateStyle")
    falseDisplayName =
      decoder.text("INTypePropertyMetadataFalseDisplayName", id: "INTypePropertyMetadataFalseDisplayNameID")
    format = decoder.string("INTypePropertyMetadataFormat")
    templateID = decoder.string("INTypePropertyMetadataTemplateID")
    timeStyle = decoder.string("INTypePropertyMetadataTimeStyle")
    trueDisplayName =
      decoder.text("INTypePropertyMetadataTrueDisplayName", id: "INTypePropertyMetadataTrueDisplayNameID")
    type = decoder.string("INTypePropertyMetadataType")
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
