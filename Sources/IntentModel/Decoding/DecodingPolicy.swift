internal import SourceDiagnostics

/// How grave the faults of a kind of file are, and under which ids they are reported.
struct DecodingPolicy: Sendable {
  /// The severity of a value of a wrong type.
  let wrongTypeSeverity: Severity

  /// The id of a missing key.
  let missingKeyID: DiagnosticID

  /// The severity of a missing key.
  let missingKeySeverity: Severity

  /// The id of a key that the format does not know.
  let unknownKeyID: DiagnosticID

  /// The severity of a key that the format does not know.
  let unknownKeySeverity: Severity

  /// Where a key belongs that stands where it has no meaning.
  let places: [String: KeyPlace]

  /// Code is generated from a definition, so nothing may be guessed.
  static let definition = DecodingPolicy(
    wrongTypeSeverity: .error, missingKeyID: .missingRequiredKey, missingKeySeverity: .error,
    unknownKeyID: .unknownKey, unknownKeySeverity: .note, places: [:])

  /// A vocabulary is written by hand and its parts stand alone: one in three real files has a fault.
  static let vocabulary = DecodingPolicy(
    wrongTypeSeverity: .warning, missingKeyID: .invalidVocabulary, missingKeySeverity: .warning,
    unknownKeyID: .invalidVocabulary, unknownKeySeverity: .warning,
    places: [
      "IntentPhrases": .vocabulary, "ParameterVocabularies": .vocabulary,
      "IntentName": .intentPhrase, "IntentExamples": .intentPhrase,
      "ParameterNames": .parameterVocabulary, "ParameterVocabulary": .parameterVocabulary,
      "VocabularyItemIdentifier": .vocabularyItem, "VocabularyItemSynonyms": .vocabularyItem,
      "VocabularyItemPhrase": .synonym, "VocabularyItemPronunciation": .synonym, "VocabularyItemExamples": .synonym,
    ])
}
