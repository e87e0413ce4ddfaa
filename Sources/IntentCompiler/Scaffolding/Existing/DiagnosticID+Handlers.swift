internal import SourceDiagnostics

extension DiagnosticID {
  /// A property list does not name an intent that is handled.
  static let missingIntentsSupported: DiagnosticID = "missing-intents-supported"
  /// A method is missing in a handler, or the whole handler.
  static let missingHandler: DiagnosticID = "missing-handler"
  /// A handler has what its definition does not ask for.
  static let outdatedHandler: DiagnosticID = "outdated-handler"
}
