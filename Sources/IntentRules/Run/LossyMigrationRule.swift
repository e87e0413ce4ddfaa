internal import SourceDiagnostics

/// Describes what a migration cannot carry over as it is.
enum LossyMigrationRule: Rule {
  static let id: DiagnosticID = "lossy-migration"

  static let description = RuleDescription(
    id,
    title: "definition says more than the migrated code",
    scope: .run,
    severity: .warning,
    explanation: """
      Something that the definition says is not in what `intentc migrate` writes, since App Intents, the target or the \
      chosen form have nothing like it, and users will notice. There is one finding for all elements that lose something \
      for the same reason; the file that `--report` names lists each. Notes, which `--notes` shows, tell what is there in \
      another way, what was added, what nobody will miss, and what is left for a person to decide.
      """,
    rationale: "Nothing is to be lost without a word: much can be mended by hand, or with a newer target.")
}
