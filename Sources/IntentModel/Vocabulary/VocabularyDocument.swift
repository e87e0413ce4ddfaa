package import PropertyListReader
package import SourceDiagnostics

/// An `AppIntentVocabulary.plist` as the file has it: what users say to start intents, and terms that all of them know.
package struct VocabularyDocument: DictionaryEntry {
  package static let level = EntryLevel("vocabularyRoot", noun: "vocabulary")

  /// The sample sentences, in file order.
  package let intentPhrases: [IntentPhraseEntry]

  /// The terms, in file order.
  package let parameterVocabularies: [ParameterVocabularyEntry]

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    intentPhrases = decoder.entries("IntentPhrases")
    parameterVocabularies = decoder.entries("ParameterVocabularies")
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }

  /// The file.
  package var source: SourceFile { node.tree.source }

  /// The property list.
  package var tree: PropertyListTree { node.tree }
}
