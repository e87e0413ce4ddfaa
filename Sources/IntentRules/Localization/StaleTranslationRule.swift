internal import IntentModel
internal import IntentSemantics
internal import Localization
internal import SourceDiagnostics

/// Finds entries of tables that translate nothing, and texts that a table replaces in their own language.
enum StaleTranslationRule: LocalizationRule {
  static let id: DiagnosticID = "stale-translation"

  static let description = RuleDescription(
    id,
    title: "translation of a text that is not there",
    scope: .localization,
    severity: .note,
    explanation: """
      The key of an entry is no ID of the definition, nor the ID of a sentence, a hyphen and the ID of a word. In tables \
      of plural rules the key may also be the sentence itself. A key of a catalogue is reported once for all languages. \
      Definitions of the same name in one folder and its language folders have the same tables, and an entry is left \
      over only if none of them has its key. Where a part of a definition cannot be read, no entry is: its key may be \
      there.

      Or the table of the language that the definition is written in has another text than the definition: the table \
      wins, and the text that one sees in Xcode is never shown.
      """,
    rationale: """
      Leftovers hide that a text has lost its translation together with its ID \
      ([texts that were lost so](https://github.com/mozilla-mobile/focus-ios/issues/3713)).
      """,
    fix: "Deletes an entry whose key is not in the definition, with its comment; not from a catalogue.",
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentTitleID</key>
          <string>pL2wXs</string>
          """),
        .file(
          "App/de.lproj/Example.strings",
          """
          /* Class = "INIntent"; title = "Order Soup"; */
          "pL2wXs" = "Suppe bestellen";

          /* Class = "INIntent"; title = "Order Bread"; */
          "↓zQ8vKn" = "Brot bestellen";

          """),
        message: "'zQ8vKn' is not in the definition",
        fixed: .file(
          "App/de.lproj/Example.strings",
          """
          /* Class = "INIntent"; title = "Order Soup"; */
          "pL2wXs" = "Suppe bestellen";

          """)),
      RuleExample(
        "another text in the language of the definition",
        .intent(
          """
          <key>INIntentTitle</key>
          <string>Order Soup</string>
          <key>INIntentTitleID</key>
          <string>pL2wXs</string>
          """),
        .file(
          "App/en.lproj/Example.strings",
          """
          "pL2wXs" = "↓Get Soup";

          """),
        message: "en text 'Get Soup' overrides 'Order Soup'"),
    ],
    nonTriggering: [
      RuleExample(
        "the ID of a description without a text",
        .intent(
          """
          <key>INIntentDescriptionID</key>
          <string>8hDj2L</string>
          """),
        .file(
          "App/de.lproj/Example.strings",
          """
          "8hDj2L" = "Bestellt eine Suppe in der Küche";

          """))
    ])

  static func check(_ localization: CheckedLocalization, _ findings: inout RuleFindings) {
    var reported: [String: Set<ExactKey>] = [:]
    for table in localization.translatedTables {
      let isCatalog = table.table.format == .catalog
      for entry in localization.staleEntries(of: table) {
        let key = ExactKey(entry.key.value)
        if isCatalog, !reported[table.table.source.path, default: []].insert(key).inserted { continue }
        let fixIt = entry.removal.map { FixIt("delete the entry", replacing: $0, with: "") }
        findings.report(
          "\(entry.key.value.quoted) is not in the definition", at: table.location(entry.key.range),
          hint: isCatalog ? "delete the key in Xcode's editor of the catalogue" : nil,
          fixIts: isCatalog ? [] : [fixIt].compactMap(\.self))
      }
    }
    for language in localization.translatedLanguages where language.isDevelopmentLanguage {
      for table in language.tables {
        reportOverrides(in: table, of: language.name, localization, &findings)
      }
    }
  }

  private static func reportOverrides(
    in table: TranslatedTable, of language: String, _ localization: CheckedLocalization, _ findings: inout RuleFindings
  ) {
    for entry in table.entries {
      guard case .texts(let numbers) = entry.meaning, case .text(let override) = entry.entry.value else { continue }
      let texts = numbers.compactMap { localization.index.texts[$0].text }
      guard let text = texts.first, !texts.contains(where: { ExactKey($0.value) == ExactKey(override.value) }) else {
        continue
      }
      findings.report(
        "\(language) text \(override.value.quoted) overrides \(text.value.quoted)",
        at: table.location(override.range),
        notes: [localization.definition.note("the text of the definition is here", at: text.range)])
    }
  }
}
