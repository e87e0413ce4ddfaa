internal import SourceDiagnostics

/// Describes a translation that cannot be taken over.
enum InvalidTranslationRule: Rule {
  static let id: DiagnosticID = "invalid-translation"

  static let description = RuleDescription(
    id,
    title: "a translation that cannot be taken over",
    scope: .run,
    severity: .error,
    explanation: """
      `intentc strings import` takes translations from XLIFF files over. One was refused: its tokens are not those of the \
      text, its ID is not in the definition, or its language is not the one that it has to be in. As a warning, it tells of \
      a translation that was left out with `--skip-invalid`, or whose text is another one by now.
      """,
    rationale: "A token that is misspelt is shown as it stands, in a language that few of the authors read.")
}
