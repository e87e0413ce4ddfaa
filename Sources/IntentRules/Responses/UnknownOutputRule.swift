internal import IntentSemantics
internal import SourceDiagnostics

/// Describes what lowering finds: results that do not exist.
enum UnknownOutputRule: Rule {
  static let id: DiagnosticID = .unknownOutput

  static let description = RuleDescription(
    id,
    title: "output that does not exist",
    scope: .definition,
    severity: .error,
    explanation: """
      The output of an intent is none of the parameters of its response.
      """,
    rationale: """
      The next action of a shortcut gets nothing. This is what remains when the parameter is renamed by hand.
      """,
    triggering: [
      RuleExample(
        .response(
          """
          <key>INIntentResponseOutput</key>
          <string>↓price</string>
          <key>INIntentResponseParameters</key>
          <array>
            <dict>
              <key>INIntentResponseParameterName</key>
              <string>total</string>
            </dict>
          </array>
          """),
        message: "output 'price' is not a response parameter of 'OrderSoup'")
    ],
    nonTriggering: [
      RuleExample(
        .response(
          """
          <key>INIntentResponseOutput</key>
          <string>total</string>
          <key>INIntentResponseParameters</key>
          <array>
            <dict>
              <key>INIntentResponseParameterName</key>
              <string>total</string>
            </dict>
          </array>
          """))
    ])
}
