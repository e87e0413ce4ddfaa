internal import SourceDiagnostics

/// Describes keys that the format does not have.
enum UnknownKeyRule: Rule {
  static let id: DiagnosticID = "unknown-key"

  static let description = RuleDescription(
    id,
    title: "unknown key",
    scope: .definition,
    severity: .note,
    explanation: """
      The format, as far as it is known, has no such key in this dictionary. Each key is reported once per file. It is \
      kept when the file is rewritten, and has no effect on any output.

      `INIntentHash` has a message of its own: a build writes it into the copy that it puts into the app.
      """,
    rationale: """
      The key may be misspelt, so that its value is not seen, or a newer Xcode may have written it. A definition with \
      `INIntentHash` is the product of a build and lacks what only the source has.
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>↓INIntentAccentColor</key>
          <string>Tomato</string>
          """),
        message: "unknown key 'INIntentAccentColor'"),
      RuleExample(
        "a compiled definition",
        .intent(
          """
          <key>↓INIntentHash</key>
          <integer>11400714819323198485</integer>
          """),
        message: "'INIntentHash' marks a compiled definition, not a source file"),
    ],
    nonTriggering: [
      RuleExample(
        "phrases for Siri, which only intentc knows",
        .intent(
          """
          <key>INIntentSamplePhrases</key>
          <array>
            <dict>
              <key>INIntentSamplePhrase</key>
              <string>Order a soup with ${applicationName}</string>
            </dict>
          </array>
          """))
    ])
}
