package import PropertyListReader
package import SourceDiagnostics

/// A property of a custom type: an element of `INTypeProperties`.
package struct TypePropertyEntry: DictionaryEntry {
  package static let level = EntryLevel(
    "typeProperty", noun: "property", nameKey: "INTypePropertyName", isNamedWithParent: true)

  /// Whether the base class has it already, which alone decides that.
  package let `default`: Located<Bool>?

  /// The label; the properties of the base class have none.
  package let displayName: LocalizedTextEntry?

  /// The position in the list, 1 for the first.
  package let displayPriority: Located<Int>?

  /// The name of the enumeration; `type` is `Integer` then.
  package let enumType: Located<String>?

  /// The namespace of the file with the enumeration, or `System`.
  package let enumTypeNamespace: Located<String>?

  /// What the type adds.
  package let metadata: TypePropertyMetadataEntry?

  /// The name of the property.
  package let name: Located<String>?

  /// The name of the custom type; `type` is `Object` then.
  package let objectType: Located<String>?

  /// The namespace of the file with the custom type, or `System`.
  package let objectTypeNamespace: Located<String>?

  /// Whether it is an array.
  package let supportsMultipleValues: Located<Bool>?

  /// The number of the property; own properties start at 100.
  package let tag: Located<Int>?

  /// The value type, for example `String`.
  package let type: Located<String>?

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    `default` = decoder.boolean("INTypePropertyDefault")
    displayName = decoder.text("INTypePropertyDisplayName", id: "INTypePropertyDisplayNameID")
    displayPriority = decoder.integer("INTypePropertyDisplayPriority", .required)
    enumType = decoder.string("INTypePropertyEnumType")
    enumTypeNamespace = decoder.string("INTypePropertyEnumTypeNamespace")
    metadata = decoder.entry("INTypePropertyMetadata")
    name = decoder.string("INTypePropertyName", .required)
    objectType = decoder.string("INTypePropertyObjectType")
    objectTypeNamespace = decoder.string("INTypePropertyObjectTypeNamespace")
    supportsMultipleValues = decoder.boolean("INTypePropertySupportsMultipleValues")
    tag = decoder.integer("INTypePropertyTag", .required)
    type = decoder.string("INTypePropertyType", .required)
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
