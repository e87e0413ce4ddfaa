internal import SourceDiagnostics

/// Known finding that does not occur any more.
enum OutdatedBaselineRule: Rule {
  static let id: DiagnosticID = "outdated-baseline"

  static let description = RuleDescription(
    id,
    title: "known finding that does not occur any more",
    scope: .run,
    severity: .note,
    explanation: """
      The list of known findings has some that were not found in this run: they were mended, or not looked for.
      """,
    rationale: """
      A list that is longer than it has to be hides a finding that comes back.
      """)
}
