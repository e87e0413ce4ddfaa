package import PropertyListReader

/// A sentence that a user may say: an element of `INIntentSamplePhrases`.
package struct SamplePhraseEntry: DictionaryEntry {
  package static let level = EntryLevel("samplePhrase", noun: "sample phrase", isNamedWithParent: true)

  /// The sentence; `${applicationName}` stands for the name of the app.
  package let phrase: LocalizedTextEntry?

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    phrase = decoder.text("INIntentSamplePhrase", id: "INIntentSamplePhraseID", .required)
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
