internal import SourceDiagnostics

/// Describes names and types that a migration must not change.
enum BrokenMigrationRule: Rule {
  static let id: DiagnosticID = "broken-migration"

  static let description = RuleDescription(
    id,
    title: "stored shortcuts would lose a value",
    scope: .run,
    severity: .error,
    explanation: """
      `intentc migrate` records in `migration.lock.json` by which names stored shortcuts and placed widgets find what \
      they hold: the classes of the intents, names and types of parameters, names of enumeration values. This run would \
      change one, or leave out an intent. A parameter or value that was taken out of the definition is a warning: what \
      was stored for it is dropped, and nothing else suffers. Nothing is written where there is an error. If no user \
      has the old name, remove its entry from the record.
      """,
    rationale: """
      The system finds the successor of a stored action by the name of its class, and values by name and type. What it \
      does not find, it drops without a word, or shows as "Unknown Action".
      """)
}
