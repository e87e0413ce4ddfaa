package import PropertyListReader
package import SourceDiagnostics

/// Something Siri says about a parameter: an element of `INIntentParameterPromptDialogs`.
package struct PromptDialogEntry: DictionaryEntry {
  package static let level = EntryLevel(
    "promptDialog", noun: "prompt dialog", nameKey: "INIntentParameterPromptDialogType", isNamedWithParent: true)

  /// Whether it is customised; usually true, even without a text.
  package let custom: Located<Bool>?

  /// The text with its tokens; absent where the system words it.
  package let formatString: LocalizedTextEntry?

  /// The occasion, for example `Primary` or `Confirmation`.
  package let type: Located<String>?

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    custom = decoder.boolean("INIntentParameterPromptDialogCustom")
    formatString =
      decoder.text("INIntentParameterPromptDialogFormatString", id: "INIntentParameterPromptDialogFormatStringID")
    type = decoder.string("INIntentParameterPromptDialogType", .required)
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
