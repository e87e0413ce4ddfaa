package import PropertyListReader
package import SourceDiagnostics

/// The number of elements for one size of a widget: an element of `INIntentParameterArraySizes`.
package struct ArraySizeEntry: DictionaryEntry {
  package static let level = EntryLevel(
    "arraySize", noun: "array size", nameKey: "INIntentParameterArraySizeSizeClass", isNamedWithParent: true)

  /// The number of elements.
  package let size: Located<Int>?

  /// The size of the widget, for example `Small` or `AccessoryInline`.
  package let sizeClass: Located<String>?

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    size = decoder.integer("INIntentParameterArraySizeSize", .required)
    sizeClass = decoder.string("INIntentParameterArraySizeSizeClass", .required)
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
