package import PropertyListReader
package import SourceDiagnostics

/// An enumeration as the file has it: an element of `INEnums`.
package struct EnumEntry: DictionaryEntry {
  package static let level = EntryLevel("enum", noun: "enumeration", nameKey: "INEnumName")

  /// The type name that replaces prefix and name; since Xcode 12.4.
  package let className: Located<String>?

  /// The name for people; model 1.0 has none.
  package let displayName: LocalizedTextEntry?

  /// Whether it is emitted apart from the intents; true from model 1.1 on.
  package let generatesHeader: Located<Bool>?

  /// The name, for example `Size`.
  package let name: Located<String>?

  /// `Regular` or `State`.
  package let type: Located<String>?

  /// The values in file order, as a rule `unknown` first.
  package let values: [EnumValueEntry]

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    className = decoder.string("INEnumClassName")
    displayName = decoder.text("INEnumDisplayName", id: "INEnumDisplayNameID")
    generatesHeader = decoder.boolean("INEnumGeneratesHeader")
    name = decoder.string("INEnumName", .required)
    type = decoder.string("INEnumType", .required)
    values = decoder.entries("INEnumValues", .required)
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
