internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// Finds languages that lack some of the texts.
enum UntranslatedTextRule: LocalizationRule {
  static let id: DiagnosticID = "untranslated-text"

  static let description = RuleDescription(
    id,
    title: "text without translation",
    scope: .localization,
    severity: .note,
    explanation: """
      A language lacks translations of texts other than titles and descriptions of intents: summaries, dialogs, names of \
      values, response texts and so on. There is one finding for each language, at the start of its table, with the \
      first five IDs. Which languages count, and what counts as a translation, is as in `untranslated-title`. \
      `intentc check --localization` has the numbers for each group of texts.
      """,
    rationale: """
      Where a language lacks a text, people read that of the definition amid their own language, and Siri may say \
      nothing at all: it does not go back to another language for response texts \
      ([a report of it](https://github.com/lionheart/openradar-mirror/issues/20282)).
      """,
    triggering: [
      RuleExample(
        .enumeration(
          """
          <key>INEnumDisplayNameID</key>
          <string>aB3xYz</string>
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueDisplayName</key>
              <string>Small</string>
              <key>INEnumValueDisplayNameID</key>
              <string>kM4nPq</string>
              <key>INEnumValueName</key>
              <string>small</string>
            </dict>
            <dict>
              <key>INEnumValueDisplayName</key>
              <string>Large</string>
              <key>INEnumValueDisplayNameID</key>
              <string>tV9wXy</string>
              <key>INEnumValueName</key>
              <string>large</string>
            </dict>
          </array>
          """),
        .file(
          "App/de.lproj/Example.strings",
          """
          ↓"aB3xYz" = "Größe";
          "kM4nPq" = "Klein";

          """),
        message: "3 of 5 texts are not translated to 'de'")
    ],
    nonTriggering: [
      RuleExample(
        "texts that a catalogue marks as not to be translated",
        .file("App/Base.lproj/Example.intentdefinition", UntranslatedTextRule.widgetDefinition),
        .file(
          "App/Example.xcstrings",
          """
          {
            "sourceLanguage" : "en",
            "strings" : {
              "pL2wXs" : {
                "localizations" : {
                  "de" : { "stringUnit" : { "state" : "translated", "value" : "Suppe bestellen" } }
                }
              },
              "qR5sTu" : { "shouldTranslate" : false }
            },
            "version" : "1.0"
          }

          """))
    ])

  private static let widgetDefinition = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>INEnums</key>
      <array/>
      <key>INIntentDefinitionModelVersion</key>
      <string>1.2</string>
      <key>INIntents</key>
      <array>
        <dict>
          <key>INIntentCategory</key>
          <string>generic</string>
          <key>INIntentDescriptionID</key>
          <string>8hDj2L</string>
          <key>INIntentEligibleForWidgets</key>
          <true/>
          <key>INIntentLastParameterTag</key>
          <integer>1</integer>
          <key>INIntentName</key>
          <string>OrderSoup</string>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterConfigurable</key>
              <true/>
              <key>INIntentParameterDisplayName</key>
              <string>WLAN</string>
              <key>INIntentParameterDisplayNameID</key>
              <string>qR5sTu</string>
              <key>INIntentParameterDisplayPriority</key>
              <integer>1</integer>
              <key>INIntentParameterName</key>
              <string>network</string>
              <key>INIntentParameterTag</key>
              <integer>1</integer>
              <key>INIntentParameterType</key>
              <string>String</string>
            </dict>
          </array>
          <key>INIntentResponse</key>
          <dict>
            <key>INIntentResponseCodes</key>
            <array/>
          </dict>
          <key>INIntentTitle</key>
          <string>Order Soup</string>
          <key>INIntentTitleID</key>
          <string>pL2wXs</string>
          <key>INIntentType</key>
          <string>Custom</string>
          <key>INIntentVerb</key>
          <string>Do</string>
        </dict>
      </array>
      <key>INTypes</key>
      <array/>
    </dict>
    </plist>

    """

  static func check(_ localization: CheckedLocalization, _ findings: inout RuleFindings) {
    let texts = localization.index.texts
    let others = localization.demandedTexts.filter { !texts[$0].isTitle }
    // A language without a table is reported as such.
    for language in localization.translatedLanguages where language.mainTable != nil {
      let missing = others.filter { !language.has($0) }
      guard !missing.isEmpty else { continue }
      let ids = missing.prefix(5).compactMap { texts[$0].id?.value.quoted }
      let rest = missing.count - ids.count
      findings.report(
        "\(missing.count) of \(others.count) texts are not translated to '\(language.name)'",
        at: language.mainTable?.location(.position(0)),
        hint: "translations are missing for " + ids.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : ""),
        element: "")
    }
  }
}
