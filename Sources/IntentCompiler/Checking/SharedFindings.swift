internal import SourceDiagnostics

/// Findings that several definitions with the same tables have in common: each is reported once.
///
/// Their notes may differ, since these show what stands in the definitions.
struct SharedFindings {
  private struct Key: Hashable {
    let id: DiagnosticID
    let path: String
    let range: SourceRange?
    let message: String
  }

  private var keys: Set<Key> = []

  /// Takes a finding down; whether it is new.
  mutating func insert(_ finding: Diagnostic) -> Bool {
    keys.insert(
      Key(
        id: finding.id, path: finding.location?.file.path ?? "", range: finding.location?.range,
        message: finding.message)
    ).inserted
  }
}
