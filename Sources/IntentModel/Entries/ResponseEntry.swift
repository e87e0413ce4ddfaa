package import PropertyListReader
package import SourceDiagnostics

/// The outcomes of an intent: the value of `INIntentResponse`.
package struct ResponseEntry: DictionaryEntry {
  package static let level = EntryLevel("response", noun: "response")

  /// The codes in file order, `success` and `failure` among them.
  package let codes: [ResponseCodeEntry]

  /// The highest tag that a response parameter ever had.
  package let lastParameterTag: Located<Int>?

  /// The name of the response parameter that is the result of the action.
  package let output: Located<String>?

  /// The properties of the response in display order.
  package let parameters: [ResponseParameterEntry]

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    codes = decoder.entries("INIntentResponseCodes", .required)
    lastParameterTag = decoder.integer("INIntentResponseLastParameterTag")
    output = decoder.string("INIntentResponseOutput")
    parameters = decoder.entries("INIntentResponseParameters")
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
