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
      An earlier run generated a file from the same definition, and this run does not. With `--check` it is an error. \
      `--prune` removes such files. A definition is known by its file name and namespace. Files of other definitions in \
      the folder, for example of one that was renamed or removed, are notes: another run may own them.
      """,
    rationale: "Classes of a removed intent would be compiled into the app for ever.")
}
