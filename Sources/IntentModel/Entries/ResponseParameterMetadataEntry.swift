package import PropertyListReader
package import SourceDiagnostics

/// What the type of a response parameter adds: the value of `INIntentResponseParameterMetadata`.
package struct ResponseParameterMetadataEntry: DictionaryEntry {
  package static let level = EntryLevel("responseParameterMetadata", noun: "metadata")

  /// How a date is written, for example `Short`.
  package let dateStyle: Located<String>?

  /// The unit of a time interval, for example `Minutes`.
  package let defaultUnit: Located<String>?

  /// The word for false, of a Boolean.
  package let falseDisplayName: LocalizedTextEntry?

  /// How a date is formatted: `Style`, `Relative` or `Template`.
  package let format: Located<String>?

  /// The largest unit of a time interval.
  package let maximumUnit: Located<String>?

  /// The smallest unit of a time interval.
  package let minimumUnit: Located<String>?

  /// The template of a date; usually the ID alone.
  package let template: LocalizedTextEntry?

  /// How a time is written, for example `Short`.
  package let timeStyle: Located<String>?

  /// The word for true, of a Boolean.
  package let trueDisplayName: LocalizedTextEntry?

  /// The variant of the type, for example `DateTime`.
  package let type: Located<String>?

  /// The unit of a time interval, or `Multiple`.
  package let unit: Located<String>?

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    dateStyle = decoder.string("INIntentResponseParameterMetadataDateStyle")
    defaultUnit = decoder.string("INIntentResponseParameterMetadataDefaultUnit")
    falseDisplayName = decoder.text(
      "INIntentResponseParameterMetadataFalseDisplayName",
      id: "INIntentResponseParameterMetadataFalseDisplayNameID")
    format = decoder.string("INIntentResponseParameterMetadataFormat")
    maximumUnit = decoder.string("INIntentResponseParameterMetadataMaximumUnit")
    minimumUnit = decoder.string("INIntentResponseParameterMetadataMinimumUnit")
    template =
      decoder.text("INIntentResponseParameterMetadataTemplate", id: "INIntentResponseParameterMetadataTemplateID")
    timeStyle = decoder.string("INIntentResponseParameterMetadataTimeStyle")
    trueDisplayName = decoder.text(
      "INIntentResponseParameterMetadataTrueDisplayName",
      id: "INIntentResponseParameterMetadataTrueDisplayNameID")
    type = decoder.string("INIntentResponseParameterMetadataType")
    unit = decoder.string("INIntentResponseParameterMetadataUnit")
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
