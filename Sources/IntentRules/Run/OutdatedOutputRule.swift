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
      `--check` found that an output is missing, or differs from what would be written. Run the same command without \
      `--check`.

      A file that you have edited after `intentc migrate` wrote it stays as it is. Where the definition, the options or \
      `intentc` have changed since, it lacks something, which is a warning in every run and an error with `--check`. \
      `--dry-run` shows the difference. Take over what you need, then say `--accept FILE`.
      """,
    rationale: "Generated code in a repository is worth something only if it is that of the definition beside it.")
}
