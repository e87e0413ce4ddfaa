package import SourceDiagnostics

extension DiagnosticID {
  /// A table of translations cannot be read, or says one thing twice.
  package static let unreadableTable: DiagnosticID = "unreadable-table"

  /// A file with translations for exchange cannot be read.
  package static let unreadableExchange: DiagnosticID = "unreadable-xliff"
}
