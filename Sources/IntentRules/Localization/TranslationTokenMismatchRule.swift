internal import IntentModel
internal import IntentSemantics
internal import Localization
internal import SourceDiagnostics

/// Finds translations that do not say all values, or say one twice.
enum TranslationTokenMismatchRule: LocalizationRule {
  static let id: DiagnosticID = "translation-token-mismatch"

  static let description = RuleDescription(
    id,
    title: "translation with other tokens",
    scope: .localization,
    severity: .warning,
    explanation: """
      A translation has not the same tokens as the text, each as often; their order is free. An entry with a token that \
      names nothing is left to `translation-unknown-token`.

      Translators may put the words of an enumeration or of a Boolean into a sentence, to inflect it: the key of such an \
      entry is the ID of the sentence, a hyphen and the ID of the word. Then the token for the word is not in the entry, \
      and all others are; the plain translation of the sentence may do without that token. In plural rules a number may \
      stand in for one token, and forms may differ. Where an ID belongs to several texts, the tokens of one of them will \
      do.
      """,
    rationale: """
      People do not hear which value is meant, or hear it twice \
      ([placeholders that a translation had changed](https://github.com/uzairansaruzi/hermex/pull/47)).
      """,
    triggering: [
      RuleExample(
        .intent(TranslationTokenMismatchRule.dialog),
        .file(
          "App/de.lproj/Example.strings",
          #"""
          "dL6gTx" = "↓\"${recipe}\" und nochmal ${recipe}?";

          """#),
        message: "de translation of 'dL6gTx' drops '${servings}' and repeats '${recipe}'"),
      RuleExample(
        "the token for the word that is already there",
        .intent(TranslationTokenMismatchRule.dialog),
        .file(
          "App/de.lproj/Example.strings",
          #"""
          "dL6gTx" = "Kochen: ${recipe} für ${servings}?";
          "dL6gTx-yE5wDx" = "↓Doch kochen: ${recipe} für ${servings}, ${warm}?";

          """#),
        message: "de translation of 'dL6gTx-yE5wDx' adds '${warm}'"),
    ],
    nonTriggering: [
      RuleExample(
        "sentences with the word already in them",
        .parameter(
          """
          <key>INIntentParameterDisplayName</key>
          <string>Warm</string>
          <key>INIntentParameterMetadata</key>
          <dict>
            <key>INIntentParameterMetadataFalseDisplayName</key>
            <string>cold</string>
            <key>INIntentParameterMetadataFalseDisplayNameID</key>
            <string>no-Word</string>
            <key>INIntentParameterMetadataTrueDisplayName</key>
            <string>warm</string>
            <key>INIntentParameterMetadataTrueDisplayNameID</key>
            <string>yes-Word</string>
          </dict>
          <key>INIntentParameterPromptDialogs</key>
          <array>
            <dict>
              <key>INIntentParameterPromptDialogFormatString</key>
              <string>Is a ${soup} soup right?</string>
              <key>INIntentParameterPromptDialogFormatStringID</key>
              <string>dialog-Confirm</string>
            </dict>
          </array>
          <key>INIntentParameterType</key>
          <string>Boolean</string>
          """),
        .file(
          "App/de.lproj/Example.strings",
          """
          "dialog-Confirm" = "Ist die Suppe richtig?";
          "dialog-Confirm-yes-Word" = "Ist eine warme Suppe richtig?";
          "dialog-Confirm-no-Word" = "Ist eine kalte Suppe richtig?";

          """)),
      RuleExample(
        "a number that chooses a plural form",
        .parameter(
          """
          <key>INIntentParameterPromptDialogs</key>
          <array>
            <dict>
              <key>INIntentParameterPromptDialogFormatString</key>
              <string>There are ${count} soups like ‘${soup}’.</string>
              <key>INIntentParameterPromptDialogFormatStringID</key>
              <string>dL6gTx</string>
              <key>INIntentParameterPromptDialogType</key>
              <string>DisambiguationIntroduction</string>
            </dict>
          </array>
          """),
        .file(
          "App/de.lproj/Example.stringsdict",
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0">
          <dict>
            <key>dL6gTx</key>
            <dict>
              <key>NSStringLocalizedFormatKey</key>
              <string>Es gibt %#@soups@ wie „${soup}“.</string>
              <key>soups</key>
              <dict>
                <key>NSStringFormatSpecTypeKey</key>
                <string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key>
                <string>d</string>
                <key>one</key>
                <string>eine Suppe</string>
                <key>other</key>
                <string>%d Suppen</string>
              </dict>
            </dict>
          </dict>
          </plist>

          """)),
    ])

  private static let dialog = """
    <key>INIntentParameters</key>
    <array>
      <dict>
        <key>INIntentParameterName</key>
        <string>recipe</string>
        <key>INIntentParameterPromptDialogs</key>
        <array>
          <dict>
            <key>INIntentParameterPromptDialogFormatString</key>
            <string>Cook ${recipe} for ${servings}?</string>
            <key>INIntentParameterPromptDialogFormatStringID</key>
            <string>dL6gTx</string>
          </dict>
        </array>
      </dict>
      <dict>
        <key>INIntentParameterName</key>
        <string>servings</string>
      </dict>
      <dict>
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataTrueDisplayName</key>
          <string>warm</string>
          <key>INIntentParameterMetadataTrueDisplayNameID</key>
          <string>yE5wDx</string>
        </dict>
        <key>INIntentParameterName</key>
        <string>warm</string>
        <key>INIntentParameterType</key>
        <string>Boolean</string>
      </dict>
    </array>
    """

  static func check(_ localization: CheckedLocalization, _ findings: inout RuleFindings) {
    for table in localization.translatedTables {
      for entry in table.entries {
        guard case .different(let difference) = entry.fault else { continue }
        let text = localization.index.texts[difference.original]
        findings.report(
          "\(table.translation) of \(entry.entry.key.value.quoted) \(difference)",
          at: table.location(entry.entry.value.texts.first?.range ?? entry.entry.range),
          notes: text.text.map { [localization.definition.note("the text is here", at: $0.range)] } ?? [])
      }
    }
  }
}
