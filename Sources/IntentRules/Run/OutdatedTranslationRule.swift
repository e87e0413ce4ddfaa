internal import SourceDiagnostics

/// Describes a text that was changed since it was translated.
enum OutdatedTranslationRule: Rule {
  static let id: DiagnosticID = "outdated-translation"

  static let description = RuleDescription(
    id,
    title: "a text that was changed since it was translated",
    scope: .run,
    severity: .warning,
    explanation: """
      `intentc strings update` found another text in the definition than in the comment of an entry, in the catalogue or in \
      the older version that `--since` names. Translate the text anew; where that is done, or not needed, `--reviewed` \
      puts the text of now into the comments. With `--check` it is an error.
      """,
    rationale: "A translation goes on saying what the text said, and nobody sees it who does not read both languages.")
}
