internal import SourceDiagnostics

/// Describes files whose elements are nested more deeply than a run accepts.
enum NestingTooDeepRule: Rule {
  static let id: DiagnosticID = "nesting-too-deep"

  static let description = RuleDescription(
    id,
    title: "elements are nested too deeply",
    scope: .run,
    severity: .error,
    explanation: """
      Elements are nested more deeply than `--max-depth` allows. No definition that Xcode saves comes near the limit.
      """,
    rationale: "The limit keeps a file that was made to do harm from exhausting the stack.")
}
