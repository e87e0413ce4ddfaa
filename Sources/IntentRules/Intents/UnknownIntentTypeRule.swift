internal import SourceDiagnostics

/// Describes intents of a type that does not exist.
enum UnknownIntentTypeRule: Rule {
  static let id: DiagnosticID = "unknown-intent-type"

  static let description = RuleDescription(
    id,
    title: "intent is neither custom nor of the system",
    scope: .definition,
    severity: .error,
    explanation: "The type of an intent is neither `Custom` nor `System`.",
    rationale: """
      A class is generated for a custom intent, and the framework has that of a system intent. For any other type \
      there is no telling which.
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentType</key>
          <string>↓Customized</string>
          """),
        message: "intent type 'Customized' is neither 'Custom' nor 'System'")
    ],
    nonTriggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentType</key>
          <string>Custom</string>
          """))
    ])
}
