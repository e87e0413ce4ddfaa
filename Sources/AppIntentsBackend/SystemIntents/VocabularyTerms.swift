package import SourceDiagnostics

/// What a vocabulary calls the values of a parameter.
package struct VocabularyTerms: Sendable, Equatable {
  /// The class of the intent and the parameter.
  ///
  /// For example: `INStartWorkoutIntent.workoutName`
  package let parameter: String

  /// The number of values.
  package let count: Int

  /// The language of the vocabulary, as its folder spells it; nil for that of the app.
  package let language: String?

  /// Where the parameter is named.
  package let location: SourceLocation

  /// The terms for a parameter.
  package init(parameter: String, count: Int, language: String?, location: SourceLocation) {
    self.parameter = parameter
    self.count = count
    self.language = language
    self.location = location
  }
}
