internal import SourceDiagnostics

/// Finds keys of strings tables in the place of texts.
enum TextLooksLikeCodeRule: DefinitionRule {
  static let id: DiagnosticID = "text-looks-like-code"

  static let description = RuleDescription(
    id,
    title: "title or description is a code identifier",
    scope: .definition,
    severity: .warning,
    explanation: """
      The title or the description of an intent is one word that looks like a name in code: with dots between names, as \
      in `Strings.cookTitle`, in capitals with underscores, as in `COOK_TITLE`, or in lower camel case, as in \
      `cookTitle`. Names of products, such as iPhone or macOS, do not count.
      """,
    rationale: """
      The text of a definition is what people read in the development language: no build replaces a key by a string. It \
      [was shipped like that](https://github.com/mozilla-mobile/firefox-ios/issues/11666).
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentTitle</key>
          <string>↓Strings.cookTitle</string>
          """),
        message: "title 'Strings.cookTitle' looks like a code identifier"),
      RuleExample(
        .intent(
          """
          <key>INIntentDescription</key>
          <string>↓WIDGET_DESC</string>
          """),
        message: "description 'WIDGET_DESC' looks like a code identifier"),
      RuleExample(
        "lower camel case",
        .intent(
          """
          <key>INIntentTitle</key>
          <string>↓cookTitle</string>
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "a product, and a sentence",
        .intent(
          """
          <key>INIntentDescription</key>
          <string>Opens example.com in your browser</string>
          <key>INIntentTitle</key>
          <string>iPhone</string>
          """)),
      RuleExample(
        "an abbreviation",
        .intent(
          """
          <key>INIntentTitle</key>
          <string>FAQ</string>
          """)),
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for (noun, text) in definition.titlesAndDescriptions where text.value.looksLikeCode {
      findings.report("\(noun) \(text.value.quoted) looks like a code identifier", at: text.range)
    }
  }
}
