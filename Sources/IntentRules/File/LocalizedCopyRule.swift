internal import SourceDiagnostics

/// Describes copies of a definition that are not compiled.
enum LocalizedCopyRule: Rule {
  static let id: DiagnosticID = "localized-copy"

  static let description = RuleDescription(
    id,
    title: "copy of a definition in a language folder",
    scope: .run,
    severity: .note,
    explanation: """
      A folder holds whole copies of a definition in several language folders. One of them is compiled: that in \
      `Base.lproj`, else the English one, else the first.
      """,
    rationale: """
      A copy that is not compiled falls behind without anybody noticing. Tables of strings beside one definition keep \
      the languages together.
      """)
}
