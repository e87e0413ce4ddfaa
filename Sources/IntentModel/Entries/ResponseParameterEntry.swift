package import PropertyListReader
package import SourceDiagnostics

/// A property of a response: an element of `INIntentResponseParameters`.
///
/// The properties that start with `property` mirror keys with the stem `INIntentResponseProperty`, which stand in one
/// public file beside the proper ones and have no effect.
package struct ResponseParameterEntry: DictionaryEntry {
  package static let level = EntryLevel(
    "responseParameter", noun: "response parameter", nameKey: "INIntentResponseParameterName")

  /// Has no effect on a response.
  package let configurable: Located<Bool>?

  /// The label.
  package let displayName: LocalizedTextEntry?

  /// The position in the list, 1 for the first.
  package let displayPriority: Located<Int>?

  /// The name of the enumeration; `type` is `Integer` then.
  package let enumType: Located<String>?

  /// The namespace of the file with the enumeration, or `System`.
  package let enumTypeNamespace: Located<String>?

  /// What the type adds.
  package let metadata: ResponseParameterMetadataEntry?

  /// The name of the property.
  package let name: Located<String>?

  /// The name of the custom type; `type` is `Object` then.
  package let objectType: Located<String>?

  /// The namespace of the file with the custom type, or `System`.
  package let objectTypeNamespace: Located<String>?

  /// Whether it is an array.
  package let supportsMultipleValues: Located<Bool>?

  /// Has no effect on a response.
  package let supportsResolution: Located<Bool>?

  /// The number of the property, unique among all that the response ever had.
  package let tag: Located<Int>?

  /// The value type, for example `String`.
  package let type: Located<String>?

  /// The stray form of the label.
  package let propertyDisplayName: Located<String>?

  /// The stray form of the label's string ID.
  package let propertyDisplayNameID: Located<String>?

  /// The stray form of the position.
  package let propertyDisplayPriority: Located<Int>?

  /// The stray form of the name.
  package let propertyName: Located<String>?

  /// The stray form of the custom type's name.
  package let propertyObjectType: Located<String>?

  /// The stray form of the custom type's namespace.
  package let propertyObjectTypeNamespace: Located<String>?

  /// The stray form of the tag.
  package let propertyTag: Located<Int>?

  /// The stray form of the value type.
  package let propertyType: Located<String>?

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    configurable = decoder.boolean("INIntentResponseParameterConfigurable")
    displayName = decoder.text("INIntentResponseParameterDisplayName", id: "INIntentResponseParameterDisplayNameID")
    displayPriority = decoder.integer("INIntentResponseParameterDisplayPriority", .required)
    enumType = decoder.string("INIntentResponseParameterEnumType")
    enumTypeNamespace = decoder.string("INIntentResponseParameterEnumTypeNamespace")
    metadata = decoder.entry("INIntentResponseParameterMetadata")
    name = decoder.string("INIntentResponseParameterName", .required)
    objectType = decoder.string("INIntentResponseParameterObjectType")
    objectTypeNamespace = decoder.string("INIntentResponseParameterObjectTypeNamespace")
    supportsMultipleValues = decoder.boolean("INIntentResponseParameterSupportsMultipleValues")
    supportsResolution = decoder.boolean("INIntentResponseParameterSupportsResolution")
    tag = decoder.integer("INIntentResponseParameterTag", .required)
    type = decoder.string("INIntentResponseParameterType", .required)
    propertyDisplayName = decoder.string("INIntentResponsePropertyDisplayName", .stray)
    propertyDisplayNameID = decoder.string("INIntentResponsePropertyDisplayNameID", .stray)
    propertyDisplayPriority = decoder.integer("INIntentResponsePropertyDisplayPriority", .stray)
    propertyName = decoder.string("INIntentResponsePropertyName", .stray)
    propertyObjectType = decoder.string("INIntentResponsePropertyObjectType", .stray)
    propertyObjectTypeNamespace = decoder.string("INIntentResponsePropertyObjectTypeNamespace", .stray)
    propertyTag = decoder.integer("INIntentResponsePropertyTag", .stray)
    propertyType = decoder.string("INIntentResponsePropertyType", .stray)
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
