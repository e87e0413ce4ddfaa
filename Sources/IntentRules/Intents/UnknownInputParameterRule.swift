internal import IntentModel
internal import PropertyListReader
internal import SourceDiagnostics

/// Finds inputs that the previous action cannot fill in; resolving a definition finds those that do not exist.
enum UnknownInputParameterRule: DefinitionRule {
  static let id: DiagnosticID = "unknown-input-parameter"

  static let description = RuleDescription(
    id,
    title: "input is not a parameter",
    scope: .definition,
    severity: .error,
    explanation: """
      The input or the key parameter of an intent is none of its parameters.

      It is a warning where the parameter exists and cannot be edited: model 1.2, in an intent that people configure in \
      Shortcuts or in a widget.
      """,
    rationale: """
      The result of the previous action goes nowhere, and the picture of the intent is missing. It is left behind when \
      the parameter was renamed.
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentInput</key>
          <string>↓text</string>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>body</string>
            </dict>
          </array>
          """),
        message: "input 'text' is not a parameter of 'OrderSoup'"),
      RuleExample(
        .intent(
          """
          <key>INIntentKeyParameter</key>
          <string>↓image</string>
          """),
        message: "key parameter 'image' is not a parameter of 'OrderSoup'"),
      RuleExample(
        "a parameter that nobody can edit: a warning",
        .intent(
          """
          <key>INIntentInput</key>
          <string>↓cacheKey</string>
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key></key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Order a soup</string>
            </dict>
          </dict>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterConfigurable</key>
              <false/>
              <key>INIntentParameterName</key>
              <string>cacheKey</string>
            </dict>
          </array>
          """),
        message: "input 'cacheKey' of 'OrderSoup' is not configurable"),
    ],
    nonTriggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentInput</key>
          <string>soup</string>
          <key>INIntentKeyParameter</key>
          <string>soup</string>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>soup</string>
            </dict>
          </array>
          """))
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for intent in definition.document.intents {
      check(intent.input, role: "input", of: intent, in: definition, &findings)
      check(intent.keyParameter, role: "key parameter", of: intent, in: definition, &findings)
    }
  }

  private static func check(
    _ reference: Located<String>?, role: String, of intent: IntentEntry, in definition: CheckedDefinition,
    _ findings: inout RuleFindings
  ) {
    guard let reference = reference.nonEmpty, intent.knowsAllParameterNames else { return }
    let owner = intent.displayedName
    guard let parameter = intent.parameters.first(where: { $0.name?.value == reference.value }) else {
      // No code is made of system intents, so nothing else has looked at them.
      guard intent.isSystem else { return }
      findings.report(
        "\(role) \(reference.value.quoted) is not a parameter of \(owner.quoted)", at: reference.range,
        hint: Spelling.hint(for: reference.value, among: intent.parameters.compactMap { $0.name?.value }))
      return
    }
    guard intent.isCustom, definition.modelVersion == .xcode12, intent.isConfigurable || intent.isWidgetEligible,
      parameter.isReadable("INIntentParameterConfigurable", as: .boolean),
      !definition.isConfigurable(parameter, in: intent)
    else { return }
    findings.report(
      "\(role) '\(reference.value)' of \(owner.quoted) is not configurable", at: reference.range, severity: .warning,
      notes: [definition.note("the parameter is declared here", at: parameter.name?.range ?? parameter.openingTagRange)]
    )
  }
}
