internal import SourceDiagnostics

extension DiagnosticID {
  /// A table is not in step with its definition.
  static let outdatedTable: DiagnosticID = "outdated-table"
  /// A text was changed since it was translated.
  static let outdatedTranslation: DiagnosticID = "outdated-translation"
  /// A translation that came back cannot be taken over.
  static let invalidTranslation: DiagnosticID = "invalid-translation"
  /// A string ID is none that says what its text is for.
  static let unreadableID: DiagnosticID = "unreadable-id"
}
