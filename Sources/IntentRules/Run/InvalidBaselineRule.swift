internal import SourceDiagnostics

/// Unreadable list of known findings.
enum InvalidBaselineRule: Rule {
  static let id: DiagnosticID = "invalid-baseline"

  static let description = RuleDescription(
    id,
    title: "unreadable list of known findings",
    scope: .run,
    severity: .error,
    explanation: """
      The file of `--baseline`, or of `baseline` in the configuration, does not exist or is no list that \
      `--write-baseline` has written. Nothing is checked then, and the exit status is 64.
      """,
    rationale: """
      Without its list every known finding would be reported as new.
      """)
}
