package import PropertyListReader
package import SourceDiagnostics

/// A summary that Shortcuts shows: a value of `INIntentManagedParameterCombinations`.
package struct ManagedParameterCombinationEntry: DictionaryEntry {
  package static let level = EntryLevel(
    "managedParameterCombination", noun: "managed combination", isNamedWithParent: true)

  /// The names of the parameters, joined by commas; empty for none.
  package let key: Located<String>

  /// Whether it runs without opening the app; true in every file.
  package let supportsBackgroundExecution: Located<Bool>?

  /// The summary with its tokens; without it the intent's title is shown.
  package let title: LocalizedTextEntry?

  /// Whether changes are copied to the suggestion text of the same key.
  package let updatesLinked: Located<Bool>?

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    key = decoder.entryKey
    supportsBackgroundExecution = decoder.boolean("INIntentParameterCombinationSupportsBackgroundExecution", .required)
    title = decoder.text("INIntentParameterCombinationTitle", id: "INIntentParameterCombinationTitleID")
    updatesLinked = decoder.boolean("INIntentParameterCombinationUpdatesLinked")
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
