internal import IntentModel
internal import SourceDiagnostics

/// Finds objects that nobody can choose.
enum ObjectWithoutTypeRule: DefinitionRule {
  static let id: DiagnosticID = "object-without-type"

  static let description = RuleDescription(
    id,
    title: "object without custom type",
    scope: .definition,
    severity: .warning,
    explanation: """
      A parameter, a response parameter or a property has the type `Object` and no custom type. It is not reported in \
      definitions of model 1.0, which has no custom types, in system intents, and for the properties that every type \
      has by default.
      """,
    rationale: """
      The generated property is a plain `INObject`: Shortcuts has no picker for it, and the handler no resolution \
      result of its own.
      """,
    triggering: [
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterType</key>
          <string>↓Object</string>
          """),
        message: "'soup' has no custom type and becomes a plain INObject"),
      RuleExample(
        .response(
          """
          <key>INIntentResponseParameters</key>
          <array>
            <dict>
              <key>INIntentResponseParameterName</key>
              <string>username</string>
              <key>INIntentResponseParameterType</key>
              <string>↓Object</string>
            </dict>
          </array>
          """)),
      RuleExample(
        .type(
          """
          <key>INTypeProperties</key>
          <array>
            <dict>
              <key>INTypePropertyName</key>
              <string>cook</string>
              <key>INTypePropertyType</key>
              <string>↓Object</string>
            </dict>
          </array>
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "model 1.0",
        .root(
          """
          <key>INIntentDefinitionModelVersion</key>
          <string>1.0</string>
          <key>INIntents</key>
          <array>
            <dict>
              <key>INIntentParameters</key>
              <array>
                <dict>
                  <key>INIntentParameterType</key>
                  <string>Object</string>
                </dict>
              </array>
            </dict>
          </array>
          """))
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    guard definition.modelVersion > .xcode10 else { return }
    for reference in TypeUse.all(in: definition.document)
    where reference.type?.value == "Object" && reference.objectType == .absent {
      guard let type = reference.type else { continue }
      findings.report(
        "\(reference.owner.quoted) has no custom type and becomes a plain INObject", at: type.range)
    }
  }
}
