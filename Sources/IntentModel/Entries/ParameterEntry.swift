package import PropertyListReader
package import SourceDiagnostics

/// A parameter of an intent as the file has it: an element of `INIntentParameters`.
package struct ParameterEntry: DictionaryEntry {
  package static let level = EntryLevel("parameter", noun: "parameter", nameKey: "INIntentParameterName")

  /// The number of elements for each size of a widget.
  package let arraySizes: [ArraySizeEntry]

  /// Whether Shortcuts or the widget editor shows it; written since model 1.2.
  package let configurable: Located<Bool>?

  /// Whether the dialogs for a choice between values are customised.
  package let customDisambiguation: Located<Bool>?

  /// The label; model 1.0 has none.
  package let displayName: LocalizedTextEntry?

  /// The position in the list of parameters, 1 for the first.
  package let displayPriority: Located<Int>?

  /// The name of the enumeration; `type` is `Integer` then.
  package let enumType: Located<String>?

  /// The namespace of the file with the enumeration, or `System`.
  package let enumTypeNamespace: Located<String>?

  /// 1 for an array of fixed length, for which a boolean is taken as well.
  package let fixedSizeArray: Located<Int>?

  /// What the type adds, for example bounds and a default.
  package let metadata: ParameterMetadataEntry?

  /// The name of the property, for example `soup`.
  package let name: Located<String>?

  /// The name of the custom type; `type` is `Object` then.
  package let objectType: Located<String>?

  /// The namespace of the file with the custom type, or `System`.
  package let objectTypeNamespace: Located<String>?

  /// What Siri says about the parameter, in file order.
  package let promptDialogs: [PromptDialogEntry]

  /// The condition on another parameter under which this one is shown.
  package let relationship: RelationshipEntry?

  /// Whether the app gives the options at run time.
  package let supportsDynamicEnumeration: Located<Bool>?

  /// Whether it is an array.
  package let supportsMultipleValues: Located<Bool>?

  /// Whether Siri may ask for the value, so that the handler has a `resolve` method.
  package let supportsResolution: Located<Bool>?

  /// Whether the dynamic options take a search term.
  package let supportsSearch: Located<Bool>?

  /// The number that stands for the parameter in stored data, unique among all that the intent ever had.
  package let tag: Located<Int>?

  /// The value type, for example `String`.
  package let type: Located<String>?

  /// The reasons for which a value can be refused.
  package let unsupportedReasons: [UnsupportedReasonEntry]

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    arraySizes = decoder.entries("INIntentParameterArraySizes")
    configurable = decoder.boolean("INIntentParameterConfigurable")
    customDisambiguation = decoder.boolean("INIntentParameterCustomDisambiguation")
    displayName = decoder.text("INIntentParameterDisplayName", id: "INIntentParameterDisplayNameID")
    displayPriority = decoder.integer("INIntentParameterDisplayPriority", .required)
    enumType = decoder.string("INIntentParameterEnumType")
    enumTypeNamespace = decoder.string("INIntentParameterEnumTypeNamespace")
    fixedSizeArray = decoder.integer("INIntentParameterFixedSizeArray", acceptsBoolean: true)
    metadata = decoder.entry("INIntentParameterMetadata")
    name = decoder.string("INIntentParameterName", .required)
    objectType = decoder.string("INIntentParameterObjectType")
    objectTypeNamespace = decoder.string("INIntentParameterObjectTypeNamespace")
    promptDialogs = decoder.entries("INIntentParameterPromptDialogs")
    relationship = decoder.entry("INIntentParameterRelationship")
    supportsDynamicEnumeration = decoder.boolean("INIntentParameterSupportsDynamicEnumeration")
    supportsMultipleValues = decoder.boolean("INIntentParameterSupportsMultipleValues")
    supportsResolution = decoder.boolean("INIntentParameterSupportsResolution")
    supportsSearch = decoder.boolean("INIntentParameterSupportsSearch")
    tag = decoder.integer("INIntentParameterTag", .required)
    type = decoder.string("INIntentParameterType", .required)
    unsupportedReasons = decoder.entries("INIntentParameterUnsupportedReasons")
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
