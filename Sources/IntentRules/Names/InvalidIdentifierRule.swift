internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// Finds names that no language accepts; resolving a definition finds those of which code is made.
enum InvalidIdentifierRule: DefinitionRule {
  static let id: DiagnosticID = "invalid-identifier"

  static let description = RuleDescription(
    id,
    title: "name is no identifier",
    scope: .definition,
    severity: .error,
    explanation: """
      The name of an intent, an enumeration, a type, a parameter, a property, a value, a response code or an \
      unsupported reason, or an explicit class name, is not what Swift and Objective-C accept: ASCII letters, digits \
      and `_`, not starting with a digit.

      Names that Swift reserves, such as `in` or `default`, are fine: generated code has them in back-ticks.
      """,
    rationale: """
      The generated code would not compile, a fault that code generators are known for \
      ([one of them](https://github.com/swagger-api/swagger-codegen/issues/2824)). Renaming is up to you: saved \
      shortcuts know a parameter by its name.
      """,
    triggering: [
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterName</key>
          <string>↓due date</string>
          """),
        message: "'due date' is not a valid identifier"),
      RuleExample(
        "a value that starts with a digit",
        .enumeration(
          """
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueName</key>
              <string>unknown</string>
            </dict>
            <dict>
              <key>INEnumValueName</key>
              <string>↓2liters</string>
            </dict>
          </array>
          """)),
      RuleExample(
        "a class name with a module",
        .type(
          """
          <key>INTypeClassName</key>
          <string>↓Kitchen.Dish</string>
          """)),
      RuleExample(
        "a parameter of a system intent",
        .intent(
          """
          <key>INIntentClassName</key>
          <string>INPlayMediaIntent</string>
          <key>INIntentName</key>
          <string>PlayMedia</string>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>↓media items</string>
            </dict>
          </array>
          <key>INIntentType</key>
          <string>System</string>
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "a keyword of Swift",
        .parameter(
          """
          <key>INIntentParameterName</key>
          <string>default</string>
          """))
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    // No code is made of system intents, so nothing but this rule looks at their parameters.
    for intent in definition.document.intents where intent.isSystem {
      for name in intent.parameters.compactMap(\.name) where !name.value.isIdentifier {
        findings.report(
          "\(name.value.quoted) is not a valid identifier", at: name.range,
          hint: "use letters, digits and '_', and start with a letter")
      }
    }
  }
}
