package import PropertyListReader
package import SourceDiagnostics

/// An outcome: an element of `INIntentResponseCodes`.
package struct ResponseCodeEntry: DictionaryEntry {
  package static let level = EntryLevel(
    "responseCode", noun: "response code", nameKey: "INIntentResponseCodeName", isNamedWithParent: true)

  /// What is printed, with its tokens.
  package let conciseFormatString: LocalizedTextEntry?

  /// What is spoken, with its tokens; model 1.0 writes an empty text for none.
  package let formatString: LocalizedTextEntry?

  /// The name of the case, for example `failureSoupUnavailable`.
  package let name: Located<String>?

  /// Whether it is a success.
  package let success: Located<Bool>?

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    conciseFormatString =
      decoder.text("INIntentResponseCodeConciseFormatString", id: "INIntentResponseCodeConciseFormatStringID")
    formatString = decoder.text("INIntentResponseCodeFormatString", id: "INIntentResponseCodeFormatStringID")
    name = decoder.string("INIntentResponseCodeName", .required)
    success = decoder.boolean("INIntentResponseCodeSuccess")
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
