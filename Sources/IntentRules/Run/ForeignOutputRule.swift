internal import SourceDiagnostics

/// Describes files of others in the place of an output.
enum ForeignOutputRule: Rule {
  static let id: DiagnosticID = "foreign-output"

  static let description = RuleDescription(
    id,
    title: "file of somebody else stands in the place of an output",
    scope: .run,
    severity: .error,
    explanation: """
      A file that `intentc` did not write stands where an output belongs. Its own files are recognised by their first \
      lines. Move the file away, or replace it with `--force`.
      """,
    rationale: "Code that somebody wrote by hand is not overwritten.")
}
