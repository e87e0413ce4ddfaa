internal import SourceDiagnostics

/// Describes outputs of earlier runs that are no longer generated.
enum StaleOutputRule: Rule {
  static let id: DiagnosticID = "stale-output"

  static let description = RuleDescription(
    id,
    title: "file is no longer generated",
    scope: .run,
    severity: .warning,
    explanation: """
      An earlier run wrote a file, and this run does not. With `--check` it is an error.

      `generate --prune` removes such files of the same definition, which is known by its file name and namespace. Files \
      of other definitions in the folder, for example of one that was renamed or removed, are notes: another run may own \
      them.

      `intentc migrate` removes nothing, since you may have gone on with the file, or use what it declares. Remove it \
      yourself, or keep it with `--accept FILE`. Other options are a reason, too, for example another `--perform`.
      """,
    rationale: "Classes of a removed intent would be compiled into the app for ever.")
}
