package import PropertyListReader
package import SourceDiagnostics

/// A suggestion text (a shortcut type in model 1.0): a value of `INIntentParameterCombinations`.
package struct ParameterCombinationEntry: DictionaryEntry {
  package static let level = EntryLevel("parameterCombination", noun: "combination", isNamedWithParent: true)

  /// The names of the parameters, joined by commas; empty for none.
  package let key: Located<String>

  /// Whether the text follows the managed summary of the same key.
  package let isLinked: Located<Bool>?

  /// Whether it is the one that stands for the intent.
  package let isPrimary: Located<Bool>?

  /// The second line; model 1.0 always writes it, often empty.
  package let subtitle: LocalizedTextEntry?

  /// Whether it runs without opening the app.
  package let supportsBackgroundExecution: Located<Bool>?

  /// The first line with its tokens.
  package let title: LocalizedTextEntry?

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    key = decoder.entryKey
    isLinked = decoder.boolean("INIntentParameterCombinationIsLinked")
    isPrimary = decoder.boolean("INIntentParameterCombinationIsPrimary")
    subtitle = decoder.text("INIntentParameterCombinationSubtitle", id: "INIntentParameterCombinationSubtitleID")
    supportsBackgroundExecution = decoder.boolean("INIntentParameterCombinationSupportsBackgroundExecution", .required)
    title = decoder.text("INIntentParameterCombinationTitle", id: "INIntentParameterCombinationTitleID")
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
