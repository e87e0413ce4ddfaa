internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// Describes what lowering finds: types for which no code can be generated.
enum UnknownParameterTypeRule: Rule {
  static let id: DiagnosticID = .unknownParameterType

  static let description = RuleDescription(
    id,
    title: "type that the generator does not know",
    scope: .definition,
    severity: .error,
    explanation: """
      The type of a parameter, response parameter or property is none that the format has, or one that only system \
      intents have, or the name of an enumeration stands beside another type than `Integer`.

      Parameters of system intents are not looked at: the framework declares them.
      """,
    rationale: """
      The generated property needs a Swift type, and any guess would be wrong for somebody.
      """,
    triggering: [
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterType</key>
          <string>↓Float</string>
          """),
        message: "unknown parameter type 'Float'"),
      RuleExample(
        "a type of system intents",
        .parameter(
          """
          <key>INIntentParameterType</key>
          <string>↓MediaItem</string>
          """),
        message: "type 'MediaItem' is only available in system intents"),
      RuleExample(
        "an enumeration is stored as an integer",
        .parameter(
          """
          <key>INIntentParameterEnumType</key>
          <string>Size</string>
          <key>INIntentParameterType</key>
          <string>↓String</string>
          """),
        message: "type 'String' cannot be an enumeration"),
    ],
    nonTriggering: [
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterType</key>
          <string>Decimal</string>
          """)),
      RuleExample(
        "a system intent has the types that the framework gives it",
        .intent(
          """
          <key>INIntentName</key>
          <string>PlayMedia</string>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>mediaItems</string>
              <key>INIntentParameterType</key>
              <string>MediaItem</string>
            </dict>
          </array>
          <key>INIntentType</key>
          <string>System</string>
          """)),
    ])
}
