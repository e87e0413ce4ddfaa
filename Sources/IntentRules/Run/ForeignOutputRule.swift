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
      lines. Move the file away, or let `generate` replace it with `--force`.

      `intentc migrate` recognises its files by the record in the output folder. A file that is yours to go on with \
      stays as you have edited it, which is a note. One that is written anew in every run must not be edited: move it \
      away, and what you have added into a file of its own.
      """,
    rationale: "Code that somebody wrote by hand is not overwritten.")
}
