internal import SourceDiagnostics

/// Describes files with a text of more bytes than a run accepts.
enum TextTooLongRule: Rule {
  static let id: DiagnosticID = "text-too-long"

  static let description = RuleDescription(
    id,
    title: "text is too long",
    scope: .run,
    severity: .error,
    explanation: "One text of a file has more bytes than `--max-text-bytes` allows.",
    rationale: """
      The limit keeps a file that was made to do harm from filling the memory; nobody reads a sentence of such a length.
      """)
}
