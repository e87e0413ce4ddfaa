internal import SourceDiagnostics

/// Describes a table that is not in step with its definition.
enum OutdatedTableRule: Rule {
  static let id: DiagnosticID = "outdated-table"

  static let description = RuleDescription(
    id,
    title: "a table that is not in step with its definition",
    scope: .run,
    severity: .error,
    explanation: """
      `intentc strings update --check` found a text without an entry, an entry that has to be changed or removed, or a mark \
      behind one that is not right any more; without `--check`, such a table is written. As a note, it tells of entries of \
      texts that are gone, and as a warning of plural forms that an export has no way to say. `intentc merge` warns of each \
      string ID that is another one in the merged definition than on one side, whose tables have to follow.
      """,
    rationale: "Texts without an entry are easily forgotten, and leftovers hide them.")
}
