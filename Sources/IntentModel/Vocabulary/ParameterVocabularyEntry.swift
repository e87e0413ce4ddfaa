package import PropertyListReader
package import SourceDiagnostics

/// The terms of some parameters: an element of `ParameterVocabularies`.
package struct ParameterVocabularyEntry: DictionaryEntry {
  package static let level = EntryLevel("parameterVocabulary", noun: "parameter vocabulary")

  /// The parameters, each as class and property, for example `INStartWorkoutIntent.workoutName`.
  package let parameterNames: [Located<String>]

  /// The terms in file order.
  package let parameterVocabulary: [VocabularyItemEntry]

  package let unknownEntries: [PropertyListEntry]

  package let node: PropertyListNode

  package init(decoding decoder: inout EntryDecoder) {
    parameterNames = decoder.strings("ParameterNames", .required)
    parameterVocabulary = decoder.entries("ParameterVocabulary", .required)
    unknownEntries = decoder.unknownEntries()
    node = decoder.node
  }
}
