internal import SourceDiagnostics

/// Describes files with more elements than a run accepts.
enum TooManyElementsRule: Rule {
  static let id: DiagnosticID = "too-many-elements"

  static let description = RuleDescription(
    id,
    title: "file has too many elements",
    scope: .run,
    severity: .error,
    explanation: "A file has more XML elements than `--max-elements` allows.",
    rationale: "The limit keeps a file that was made to do harm from filling the memory.")
}
