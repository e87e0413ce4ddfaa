internal import SourceDiagnostics

/// Describes dictionaries that lack a key which every one of their kind has.
enum MissingRequiredKeyRule: Rule {
  static let id: DiagnosticID = "missing-required-key"

  static let description = RuleDescription(
    id,
    title: "required key is missing",
    scope: .definition,
    severity: .error,
    explanation: """
      A dictionary lacks a key that every one of its kind has, for example a parameter its type or a custom intent its \
      verb, or a text has no string ID or an empty one.

      A default value may lack its ID, and a description may lack its text, which is a `missing-description`. Where \
      there is a key for the title of an intent but no text in it, that is a `missing-title`.
      """,
    rationale: """
      No definition that an editor saved lacks such a key, so there is no telling what was meant, and translations are \
      looked up by the string ID alone. Open the definition in Xcode and save it, or add the key.
      """,
    fix: "Inserts a new string ID, six characters that no other text of the file has; other keys need a decision.",
    triggering: [
      RuleExample(
        .parameter(
          """
          ↓<dict>
            <key>INIntentParameterName</key>
            <string>soup</string>
            <!-- no INIntentParameterType -->
          </dict>
          """),
        message: "parameter 'soup' has no 'INIntentParameterType'"),
      RuleExample(
        "a custom intent without verb",
        .intent(
          """
          ↓<dict>
            <!-- no INIntentVerb -->
          </dict>
          """),
        message: "intent 'OrderSoup' has no 'INIntentVerb'"),
      RuleExample(
        "a text without string ID",
        .intent(
          """
          ↓<dict>
            <key>INIntentTitle</key>
            <string>Order Soup</string>
            <!-- no INIntentTitleID -->
          </dict>
          """),
        message: "intent 'OrderSoup' has no 'INIntentTitleID'",
        fixed: .intent(
          """
          <dict>
            <key>INIntentTitle</key>
            <string>Order Soup</string>
            <key>INIntentTitleID</key>
            <string>FauBu7</string>
          </dict>
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "a default text without string ID",
        .parameter(
          """
          <key>INIntentParameterMetadata</key>
          <dict>
            <key>INIntentParameterMetadataDefaultValue</key>
            <string>Minestrone</string>
          </dict>
          """)),
      RuleExample(
        "a string ID without description",
        .intent(
          """
          <key>INIntentDescriptionID</key>
          <string>8hDj2L</string>
          """)),
    ])
}
