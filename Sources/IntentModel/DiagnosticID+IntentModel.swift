package import SourceDiagnostics

extension DiagnosticID {
  /// A known key has a value of another type than the format allows.
  package static let wrongValueType: DiagnosticID = "wrong-value-type"

  /// A dictionary lacks a key that every one of its kind has.
  package static let missingRequiredKey: DiagnosticID = "missing-required-key"

  /// The model version is absent or none of those that the compiler knows.
  package static let unknownModelVersion: DiagnosticID = "unknown-model-version"

  /// The format does not know a key.
  package static let unknownKey: DiagnosticID = "unknown-key"

  /// A vocabulary has another form than the system expects.
  package static let invalidVocabulary: DiagnosticID = "invalid-vocabulary"
}
