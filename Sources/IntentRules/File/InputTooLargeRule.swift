internal import SourceDiagnostics

/// Describes files that have more bytes than a run accepts.
enum InputTooLargeRule: Rule {
  static let id: DiagnosticID = "input-too-large"

  static let description = RuleDescription(
    id,
    title: "file is too large",
    scope: .run,
    severity: .error,
    explanation: "A file has more bytes than `--max-bytes` allows.",
    rationale: """
      The limit keeps a file of another kind, or one that was made to do harm, from filling the memory. The largest \
      definition that is known has 600 kB.
      """)
}
