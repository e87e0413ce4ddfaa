package import PropertyListReader
package import SourceDiagnostics

/// A custom object type as the file has it: an element of `INTypes`.
package struct TypeEntry: DictionaryEntry {
  package static let level = EntryLevel("type", noun: "type", nameKey: "INTypeName")

  /// The class name that replaces prefix and name; since Xcode 12.4.
  package let className: Located<String>?

  /// The class prefix of the project at the time of the last save.
  package let classPrefix: Located<String>?

  /// The name for people.
  package let displayName: LocalizedTextEntry?

  /// The highest tag that a property ever had; 99 for a type without own properties.
  package let lastPropertyTag: Located<Int>?

  /// The name, for example `Soup`.
  package let name: Located<String>?

  /// The properties in display order, the four of the base class included.
  package let properties: [TypePropertyEntry]

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    className = decoder.string("INTypeClassName")
    classPrefix = decoder.string("INTypeClassPrefix")
    displayName = decoder.text("INTypeDisplayName", id: "INTypeDisplayNameID", .required)
    lastPropertyTag = decoder.integer("INTypeLastPropertyTag", .required)
    name = decoder.string("INTypeName", .required)
    properties = decoder.entries("INTypeProperties", .required)
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
