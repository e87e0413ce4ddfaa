internal import IntentModel
package import SourceDiagnostics

/// What the build decides about a program, beside the definition.
package struct LoweringOptions: Sendable {
  /// The class prefix in force, as the build passes it; empty for none.
  ///
  /// The prefixes that a definition records are ignored, as the original does, unless they are asked for.
  package let classPrefix: String

  /// Whether the prefix that a definition records is in force where none is given: saved shortcuts know the class names
  /// that it led to.
  package let usesRecordedPrefix: Bool

  /// The vocabulary files beside the definition, for sample phrases.
  package let vocabularies: [LocalizedVocabulary]

  /// How grave a token is that stands for nothing.
  ///
  /// Code can be generated without it, as the original does, so it is a warning where code is wanted; where the
  /// definition is judged it is an error, since the sentence is broken.
  package let danglingTokenSeverity: Severity

  /// Options of the given values.
  package init(
    classPrefix: String = "", usesRecordedPrefix: Bool = false, vocabularies: [LocalizedVocabulary] = [],
    danglingTokenSeverity: Severity = .warning
  ) {
    self.classPrefix = classPrefix
    self.usesRecordedPrefix = usesRecordedPrefix
    self.vocabularies = vocabularies
    self.danglingTokenSeverity = danglingTokenSeverity
  }

  /// The class name of an enumeration or type: the one that the file spells out, else prefix and name.
  func className(_ explicit: Located<String>?, name: String) -> String {
    explicit.nonEmpty?.value ?? classPrefix + name
  }
}
