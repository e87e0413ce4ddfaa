internal import SourceDiagnostics

/// Describes outputs that are not what a run would write.
enum OutdatedOutputRule: Rule {
  static let id: DiagnosticID = "outdated-output"

  static let description = RuleDescription(
    id,
    title: "output is not up to date",
    scope: .run,
    severity: .error,
    explanation: """
      `generate --check` found that an output is missing, or differs from what would be generated. Run the same command \
      without `--check`.
      """,
    rationale: "Generated code in a repository is worth something only if it is that of the definition beside it.")
}
