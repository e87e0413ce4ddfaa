internal import SourceDiagnostics

/// Describes what two versions of a definition do not agree on.
enum MergeConflictRule: Rule {
  static let id: DiagnosticID = "merge-conflict"

  static let description = RuleDescription(
    id,
    title: "versions of a definition that do not agree",
    scope: .run,
    severity: .error,
    explanation: """
      `intentc merge` found something that both sides have changed differently, or that one has changed and the other \
      removed. The file has both between marks; keep one and remove the marks. As a warning, it tells of a tag or an index \
      that was given out twice and is another one on one side now.
      """,
    rationale: "Nobody but the authors knows which text or type is meant, and neither side's work is thrown away.")
}
