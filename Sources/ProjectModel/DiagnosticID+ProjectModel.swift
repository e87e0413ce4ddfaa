package import SourceDiagnostics

extension DiagnosticID {
  /// A file of the project that surrounds a definition cannot be read.
  package static let unreadableProjectFile: DiagnosticID = "unreadable-project-file"
}
