internal import IntentModel
internal import PropertyListReader
internal import SourceDiagnostics

/// Finds combinations that say nothing about their parameters.
enum EmptySummaryRule: DefinitionRule {
  static let id: DiagnosticID = "empty-summary"

  static let description = RuleDescription(
    id,
    title: "summary without text",
    scope: .definition,
    severity: .warning,
    explanation: """
      A summary or suggestion for one parameter or more has no title. Without parameters that is usual.
      """,
    rationale: """
      Shortcuts shows the title of the intent, and every parameter below it in a list of its own.
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key>soup</key>
            ↓<dict>
              <key>INIntentParameterCombinationSupportsBackgroundExecution</key>
              <true/>
            </dict>
          </dict>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>soup</string>
            </dict>
          </array>
          """),
        message: "combination 'soup' has no text")
    ],
    nonTriggering: [
      RuleExample(
        "no parameter",
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key></key>
            <dict>
              <key>INIntentParameterCombinationSupportsBackgroundExecution</key>
              <true/>
            </dict>
          </dict>
          """))
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for combination in definition.document.intents.flatMap(\.combinations) where !combination.names.isEmpty {
      let title = combination.title?.text
      if let title, !title.value.isBlank { continue }
      // A title of another type has been reported.
      guard title != nil || combination.node["INIntentParameterCombinationTitle"] == nil else { continue }
      findings.report(
        "combination '\(combination.shownKey)' has no text", at: title?.range ?? combination.node.valueRange)
    }
  }
}
