package import PropertyListReader
package import SourceDiagnostics

/// A reason for which a value can be refused: an element of `INIntentParameterUnsupportedReasons`.
package struct UnsupportedReasonEntry: DictionaryEntry {
  package static let level = EntryLevel(
    "unsupportedReason", noun: "unsupported reason", nameKey: "INIntentParameterUnsupportedReasonCode",
    isNamedWithParent: true)

  /// The name of the case, for example `greaterThanMaximumValue`.
  package let code: Located<String>?

  /// Whether the author added it; exactly one of this and `default` is true.
  package let custom: Located<Bool>?

  /// Whether it is one of the three that the editor lists for every number.
  package let `default`: Located<Bool>?

  /// What Siri says, with its tokens.
  package let formatString: LocalizedTextEntry?

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    code = decoder.string("INIntentParameterUnsupportedReasonCode", .required)
    custom = decoder.boolean("INIntentParameterUnsupportedReasonCustom")
    `default` = decoder.boolean("INIntentParameterUnsupportedReasonDefault")
    formatString = decoder.text(
      "INIntentParameterUnsupportedReasonFormatString",
      id: "INIntentParameterUnsupportedReasonFormatStringID", .required)
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
