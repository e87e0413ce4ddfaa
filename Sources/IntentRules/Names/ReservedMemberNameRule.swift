internal import SourceDiagnostics

/// Describes members with the name of an inherited one.
enum ReservedMemberNameRule: Rule {
  static let id: DiagnosticID = "reserved-member-name"

  static let description = RuleDescription(
    id,
    title: "member redeclares an inherited one",
    scope: .definition,
    severity: .error,
    explanation: """
      A parameter, a response parameter or a property of a type has the name of a member that its class inherits, such \
      as `description`, `hash`, `copy` or `release` everywhere, `identifier` or `shortcutAvailability` in an intent, \
      `code` or `userActivity` in a response, `displayString` or `displayImage` in a type. The same goes for a member with the \
      name of its own response class.

      System intents are exempt, and so are the four properties that every type has by default. `title`, `image` and \
      `code` are fine in an intent.

      When Objective-C is generated, it is also an error where a name is a keyword of C or a macro, such as `register` \
      or `errno`, and a warning where it is a keyword of C++.
      """,
    rationale: """
      The generated Swift would not compile, as happened to other generators \
      ([one of them](https://github.com/apollographql/apollo-ios/issues/2183)), or would change what the framework does.
      """,
    triggering: [
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterName</key>
          <string>↓superclass</string>
          """),
        message: "'superclass' redeclares a member of 'INIntent'"),
      RuleExample(
        .response(
          """
          <key>INIntentResponseParameters</key>
          <array>
            <dict>
              <key>INIntentResponseParameterName</key>
              <string>↓code</string>
            </dict>
          </array>
          """),
        message: "'code' redeclares a member of 'INIntentResponse'"),
      RuleExample(
        .type(
          """
          <key>INTypeProperties</key>
          <array>
            <dict>
              <key>INTypePropertyName</key>
              <string>↓displayImage</string>
            </dict>
          </array>
          """),
        message: "'displayImage' redeclares a member of 'INObject'"),
    ],
    nonTriggering: [
      RuleExample(
        "names that an intent may have, and a response or a type may not",
        .intent(
          """
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>code</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>displayString</string>
            </dict>
          </array>
          """))
    ])
}
