package import PropertyListReader
package import SourceDiagnostics

/// A uniform type that a file may have: an element of `INIntentParameterMetadataCustomUTIs`.
package struct CustomUTIEntry: DictionaryEntry {
  package static let level = EntryLevel("customUTI", noun: "uniform type")

  /// The identifier, for example `public.item`.
  package let uti: Located<String>?

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    uti = decoder.string("UTI", .required)
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
