internal import SourceDiagnostics

extension DiagnosticID {
  /// A method is missing in a handler, or the whole handler.
  static let missingHandler: DiagnosticID = "missing-handler"
  /// A handler has what its definition does not ask for.
  static let outdatedHandler: DiagnosticID = "outdated-handler"
}
