internal import SourceDiagnostics

/// Describes outputs that cannot be written.
enum UnwritableOutputRule: Rule {
  static let id: DiagnosticID = "unwritable-output"

  static let description = RuleDescription(
    id,
    title: "output cannot be written",
    scope: .run,
    severity: .error,
    explanation: """
      An output cannot be written: the folder is a file, a folder or a symbolic link stands in a file's place, or the \
      system refuses. Links are not followed.
      """,
    rationale: """
      A link may lead anywhere, so a file behind it could be one that nobody meant. Nothing is written where one output \
      cannot be.
      """)
}
