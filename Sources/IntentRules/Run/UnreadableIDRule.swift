internal import SourceDiagnostics

/// Describes a string ID that says nothing.
enum UnreadableIDRule: Rule {
  static let id: DiagnosticID = "unreadable-id"

  static let description = RuleDescription(
    id,
    title: "a string ID that says nothing",
    scope: .run,
    severity: .error,
    explanation: """
      `intentc strings rename-ids --check` found string IDs that an editor made up, which the command would rename in the \
      definition and its tables.
      """,
    rationale: "Translators see IDs and nothing else in tables without comments.")
}
