internal import SourceDiagnostics

/// Finds titles and descriptions that an editor put there.
enum TemplateTextRule: DefinitionRule {
  static let id: DiagnosticID = "template-text"

  static let description = RuleDescription(
    id,
    title: "title or description of a template",
    scope: .definition,
    severity: .note,
    explanation: """
      The title or the description of an intent is what a template of Xcode starts with: `Intent`, `Configuration`, \
      `Custom Intent`, `Title` or `Description`.
      """,
    rationale: """
      People see it in the widget gallery and in Shortcuts, and translators are asked to translate it \
      ([as happened here](https://github.com/mozilla-mobile/firefox-ios/issues/7443)).
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentTitle</key>
          <string>↓Configuration</string>
          """),
        message: "title 'Configuration' is template text"),
      RuleExample(
        .intent(
          """
          <key>INIntentDescription</key>
          <string>↓Description</string>
          """),
        message: "description 'Description' is template text"),
    ],
    nonTriggering: [
      RuleExample(
        "a title with such a word in it",
        .intent(
          """
          <key>INIntentTitle</key>
          <string>Change Configuration</string>
          """))
    ])

  /// The texts that templates and the editor start with.
  static let texts: Set<String> = ["Intent", "Configuration", "Custom Intent", "Title", "Description"]

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for (noun, text) in definition.titlesAndDescriptions where texts.contains(text.value) {
      findings.report("\(noun) '\(text.value)' is template text", at: text.range)
    }
  }
}
