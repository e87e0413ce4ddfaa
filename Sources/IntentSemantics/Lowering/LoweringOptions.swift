internal import IntentModel
internal import SourceDiagnostics

/// What the build decides about a program, beside the definition.
package struct LoweringOptions: Sendable {
  /// The class prefix in force, as the build passes it; empty for none.
  ///
  /// The prefixes that a definition records are ignored, as the original does.
  package let classPrefix: String

  /// The vocabulary files beside the definition, for sample phrases.
  package let vocabularies: [LocalizedVocabulary]

  /// Options with the given prefix and vocabularies.
  package init(classPrefix: String = "", vocabularies: [LocalizedVocabulary] = []) {
    self.classPrefix = classPrefix
    self.vocabularies = vocabularies
  }

  /// The class name of an enumeration or type: the one that the file spells out, else prefix and name.
  func className(_ explicit: Located<String>?, name: String) -> String {
    explicit.nonEmpty?.value ?? classPrefix + name
  }
}
