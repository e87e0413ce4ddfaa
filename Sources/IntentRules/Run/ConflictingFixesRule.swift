internal import SourceDiagnostics

/// Fixes that exclude each other.
enum ConflictingFixesRule: Rule {
  static let id: DiagnosticID = "conflicting-fixes"

  static let description = RuleDescription(
    id,
    title: "fixes that exclude each other",
    scope: .run,
    severity: .error,
    explanation: """
      Two fix-its change the same bytes of a file in different ways. Nothing of that file is changed; fixes of other files \
      are made.
      """,
    rationale: """
      Only a person can tell which of the two changes is meant. Make one of them by hand and run `intentc check --fix` again.
      """)
}
