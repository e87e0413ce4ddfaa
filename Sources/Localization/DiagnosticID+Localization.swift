package import SourceDiagnostics

extension DiagnosticID {
  /// A table of translations cannot be read, or says one thing twice.
  package static let unreadableTable: DiagnosticID = "unreadable-table"
}
