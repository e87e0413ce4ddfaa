internal import IntentModel
internal import SourceDiagnostics

/// Finds intents that keep people answering questions.
enum TooManyParametersRule: DefinitionRule {
  static let id: DiagnosticID = "too-many-parameters"

  static let description = RuleDescription(
    id,
    title: "intent asks too many questions",
    scope: .definition,
    severity: .note,
    explanation: """
      More than five parameters of a custom intent support resolution, so that Siri may ask as many questions. \
      Parameters without resolution do not count, and neither do intents that only configure widgets.
      """,
    rationale: """
      A dialog by voice gets long and is given up \
      ([Apple's guidelines for Siri](https://developer.apple.com/design/human-interface-guidelines/siri)). Defaults, and \
      choices in the app, spare questions.
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentName</key>
          <string>↓OrderSoup</string>
          <key>INIntentParameters</key>
          <array>
          \(parameters("soup", "size", "bread", "time", "table", "guests"))
          </array>
          """),
        message: "'OrderSoup' has 6 parameters that Siri asks for (recommended: at most 5)")
    ],
    nonTriggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentParameters</key>
          <array>
          \(parameters("soup", "size", "bread", "time", "table"))
          </array>
          """))
    ])

  private static let recommendedCount = 5

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for intent in definition.document.intents where intent.isCustom && !intent.isWidgetOnly {
      let count = intent.parameters.count { $0.supportsResolution?.value ?? false }
      guard count > recommendedCount else { continue }
      findings.report(
        "\(intent.displayedName.quoted) has \(count) parameters that Siri asks for "
          + "(recommended: at most \(recommendedCount))", at: intent.nameRange)
    }
  }

  private static func parameters(_ names: String...) -> String {
    names.map {
      """
        <dict>
          <key>INIntentParameterName</key>
          <string>\($0)</string>
          <key>INIntentParameterSupportsResolution</key>
          <true/>
        </dict>
      """
    }.joined(separator: "\n")
  }
}
