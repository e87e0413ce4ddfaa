package import PropertyListReader
package import SourceDiagnostics

/// The older form of the bounds of a slider: the value of `INIntentParameterMetadataRange`.
package struct ParameterMetadataRangeEntry: DictionaryEntry {
  package static let level = EntryLevel("parameterMetadataRange", noun: "range")

  /// The upper bound.
  package let maximum: Located<ScalarEntry>?

  /// The lower bound.
  package let minimum: Located<ScalarEntry>?

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    maximum = decoder.real("Maximum", .required)
    minimum = decoder.real("Minimum", .required)
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
