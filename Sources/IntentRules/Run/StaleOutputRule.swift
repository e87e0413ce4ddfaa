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

      `generate --prune` removes such files. They are of a definition that is part of the run, which is known by its file \
      name and namespace, or of one that is gone from a folder that the run is about: a run over a folder, or with \
      `--scope`, writes into `.generation.lock.json` in the output folder where its definitions lie. Commit that file with \
      the others. Files of other definitions are notes: another run may own them.

      `intentc migrate` removes nothing, since you may have gone on with the file, or use what it declares. Remove it \
      yourself, or keep it with `--accept FILE`. Other options are a reason, too, for example another `--perform`.
      """,
    rationale: "Classes of a removed intent would be compiled into the app for ever.")
}
