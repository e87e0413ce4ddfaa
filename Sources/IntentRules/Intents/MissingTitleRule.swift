internal import SourceDiagnostics

/// Describes intents without a title.
enum MissingTitleRule: Rule {
  static let id: DiagnosticID = "missing-title"

  static let description = RuleDescription(
    id,
    title: "intent without title",
    scope: .definition,
    severity: .error,
    explanation: """
      The title of an intent is absent, empty, or consists of blanks.
      """,
    rationale: """
      Shortcuts has nothing to call the action by, and App Store Connect answers the upload with mail ITMS-90626 \
      ([an app that got it](https://github.com/mozilla-mobile/focus-ios/issues/2119)).
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentTitle</key>
          ↓<string></string>
          """),
        message: "intent 'OrderSoup' has no title"),
      RuleExample(
        "a title of blanks",
        .intent(
          """
          <key>INIntentTitle</key>
          <string>↓   </string>
          """)),
      RuleExample(
        "no title at all",
        .intent(
          """
          ↓<dict>
            <key>INIntentName</key>
            <string>OrderSoup</string>
            <key>INIntentTitleID</key>
            <string>tTl4Ks</string>
            <!-- no INIntentTitle -->
          </dict>
          """)),
    ],
    nonTriggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentTitle</key>
          <string>Order Soup</string>
          """))
    ])
}
