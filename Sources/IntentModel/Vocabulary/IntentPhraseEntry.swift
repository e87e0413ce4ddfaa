package import PropertyListReader
package import SourceDiagnostics

/// What users may say to start an intent: an element of `IntentPhrases`.
package struct IntentPhraseEntry: DictionaryEntry {
  package static let level = EntryLevel("intentPhrase", noun: "phrases", nameKey: "IntentName")

  /// Sentences, with the name of the app written out.
  package let intentExamples: [Located<String>]

  /// The class of the intent, for example `INPlayMediaIntent`; custom ones occur.
  package let intentName: Located<String>?

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    intentExamples = decoder.strings("IntentExamples", .required)
    intentName = decoder.string("IntentName", .required)
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
