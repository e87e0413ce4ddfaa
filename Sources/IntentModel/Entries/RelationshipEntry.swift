package import PropertyListReader
package import SourceDiagnostics

/// The condition under which a parameter is shown: the value of `INIntentParameterRelationship`.
package struct RelationshipEntry: DictionaryEntry {
  package static let level = EntryLevel("relationship", noun: "relationship")

  /// The name of the other parameter; without it the parameter is always shown.
  package let parentName: Located<String>?

  /// How the parent's value is compared, for example `EnumHasExactValue`.
  package let predicateName: Located<String>?

  /// What the parent's value is compared with; for an enumeration the name of a value.
  package let predicateValue: Located<ScalarEntry>?

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    parentName = decoder.string("INIntentParameterRelationshipParentName")
    predicateName = decoder.string("INIntentParameterRelationshipPredicateName", .required)
    predicateValue = decoder.scalar("INIntentParameterRelationshipPredicateValue", [.boolean, .integer, .string])
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
