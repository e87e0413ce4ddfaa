internal import SourceDiagnostics

/// Describes class prefixes that a file records and a build does not use.
enum RecordedPrefixRule: Rule {
  static let id: DiagnosticID = "recorded-prefix"

  static let description = RuleDescription(
    id,
    title: "recorded class prefix is not in force",
    scope: .definition,
    severity: .note,
    explanation: """
      The file records the class prefix that the project had at the last save, and the build passes another one or \
      none. Each prefix is reported once. An explicit class name gets no prefix, so that a record beside it does not \
      matter.
      """,
    rationale: """
      Apple's tool ignores the record, and so does `intentc`: the setting of the project decides. But saved shortcuts \
      know the class by its name. Pass the prefix with `--class-prefix` if the project still has it. `intentc migrate`, \
      which is after those names, takes the recorded prefix where none is given, and notes that it did.
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentClassPrefix</key>
          <string>↓KT</string>
          """),
        message: "the class prefix 'KT' of the last save is not in force")
    ],
    nonTriggering: [
      RuleExample(
        "an explicit class name",
        .intent(
          """
          <key>INIntentClassName</key>
          <string>KTOrderSoupIntent</string>
          <key>INIntentClassPrefix</key>
          <string>KT</string>
          """))
    ])
}
