internal import SourceDiagnostics

/// Describes what a rewrite of a definition cannot keep.
enum LostCommentRule: Rule {
  static let id: DiagnosticID = "lost-comment"

  static let description = RuleDescription(
    id,
    title: "comment that a rewrite would lose",
    scope: .run,
    severity: .error,
    explanation: """
      `intentc format` would lose a comment, a processing instruction or an attribute, for which the form that Xcode \
      saves has no place. Remove it, or let it go with `--drop-comments`, which makes this a warning.
      """,
    rationale: "Nothing that somebody wrote is thrown away without a word. Xcode drops comments with its next save.")
}
