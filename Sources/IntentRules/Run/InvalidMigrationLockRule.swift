internal import SourceDiagnostics

/// Describes an unreadable record of a migration.
enum InvalidMigrationLockRule: Rule {
  static let id: DiagnosticID = "invalid-migration-lock"

  static let description = RuleDescription(
    id,
    title: "unreadable record of a migration",
    scope: .run,
    severity: .error,
    explanation: """
      The file `migration.lock.json` in the output folder of `intentc migrate` is not what that command writes. Nothing \
      is written then. Restore it from version control, or remove it if nothing has been published yet.
      """,
    rationale: """
      Without the record, nobody can tell whether stored shortcuts go on working, or which files were edited.
      """)
}
