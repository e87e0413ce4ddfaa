internal import SourceDiagnostics

/// Describes an unreadable or missing record of a migration.
enum InvalidMigrationLockRule: Rule {
  static let id: DiagnosticID = "invalid-migration-lock"

  static let description = RuleDescription(
    id,
    title: "record of a migration is unreadable or missing",
    scope: .run,
    severity: .error,
    explanation: """
      The file `migration.lock.json` in the output folder of `intentc migrate` is not what that command writes, or \
      is missing while files of an earlier migration are there. Nothing is written then. Restore it from version control, or remove it, and the migrated files with it, if nothing has been \
      published yet.
      """,
    rationale: """
      Without the record, nobody can tell whether stored shortcuts go on working, or which files were edited.
      """)
}
