internal import IntentModel
internal import PropertyListReader
internal import SourceDiagnostics

/// Finds intents that App Store Connect complains about.
enum MissingDescriptionRule: DefinitionRule {
  static let id: DiagnosticID = "missing-description"

  static let description = RuleDescription(
    id,
    title: "intent without description",
    scope: .definition,
    severity: .warning,
    explanation: """
      An intent has no `INIntentDescription`, an empty one, or one of blanks. There is one finding for each intent, at \
      the ID of the description, which every file has.
      """,
    rationale: """
      App Store Connect answers an upload with mail ITMS-90626 for each such intent and language \
      ([an app that got it](https://github.com/wordpress-mobile/WordPress-iOS/pull/15708)), and the widget gallery and \
      Shortcuts have nothing to show.
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentDescriptionID</key>
          <string>↓8hDj2L</string>
          """),
        message: "intent 'OrderSoup' has no description (App Store Connect reports ITMS-90626)"),
      RuleExample(
        "a description of blanks",
        .intent(
          """
          <key>INIntentDescription</key>
          <string>↓  </string>
          <key>INIntentDescriptionID</key>
          <string>8hDj2L</string>
          """)),
    ],
    nonTriggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentDescription</key>
          <string>Orders a soup from the kitchen</string>
          <key>INIntentDescriptionID</key>
          <string>8hDj2L</string>
          """))
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for intent in definition.document.intents where intent.isReadable("INIntentDescription", as: .string) {
      let text = intent.description?.text.nonEmpty
      if let text, !text.value.isBlank { continue }
      findings.report(
        "intent '\(intent.displayedName)' has no description (App Store Connect reports ITMS-90626)",
        at: text?.range ?? intent.description?.id?.range ?? intent.nameRange)
    }
  }
}
