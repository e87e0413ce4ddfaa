internal import IntentModel
internal import Localization
internal import SourceDiagnostics

/// Finds intents that App Store Connect misses a translation of.
enum UntranslatedTitleRule: LocalizationRule {
  static let id: DiagnosticID = "untranslated-title"

  static let description = RuleDescription(
    id,
    title: "title or description without translation",
    scope: .localization,
    severity: .warning,
    explanation: """
      The title or the description of an intent has no entry in the tables of a language, or one without a text, or one \
      that a catalogue still marks as new. Each language with a table counts, and each that `--languages` or the \
      configuration names; not the one that the definition is written in.

      The definition is written in the language of its folder, else in the development language of the project, else in \
      English. Tables are looked at one by one, as the system does: an entry of `pt.lproj` does not help `pt-BR.lproj`, \
      and a table outside of language folders translates to no language. A full copy of the definition in a language \
      folder translates what it has a text for.

      Where more than three languages lack a text, it is one finding, at the text. Otherwise the finding is at the start of \
      the table that lacks the entry, so that it belongs to the file that has to change \
      and paths in the configuration can leave languages out; a note leads to the text. A language that was asked for and \
      has no table gets one finding, at the first text. A note tells of each language of the Xcode project that has no \
      table although others have.
      """,
    rationale: """
      App Store Connect answers an upload with mail ITMS-90626 for each title and description that a language of the app \
      lacks ([an app that got it](https://github.com/mozilla-mobile/focus-ios/issues/2119), \
      [another](https://github.com/Life-USTC/Life-USTC/issues/26)).
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentName</key>
          <string>CookRecipe</string>
          <key>INIntentTitle</key>
          <string>Cook Recipe</string>
          <key>INIntentTitleID</key>
          <string>pL2wXs</string>
          <key>INIntentDescription</key>
          <string>Starts a recipe step by step</string>
          <key>INIntentDescriptionID</key>
          <string>8hDj2L</string>
          """),
        .file(
          "App/da.lproj/Example.strings",
          """
          ↓"8hDj2L" = "Starter en opskrift trin for trin";

          """),
        message: "title of 'CookRecipe' is not translated to 'da' (ITMS-90626)"),
      RuleExample(
        "an entry without a text",
        .intent(
          """
          <key>INIntentTitleID</key>
          <string>pL2wXs</string>
          <key>INIntentDescriptionID</key>
          <string>8hDj2L</string>
          """),
        .file(
          "App/da.lproj/Example.strings",
          """
          "pL2wXs" = "↓";

          """)),
      RuleExample(
        "a catalogue with a translation that nobody has made yet",
        .intent(
          """
          <key>INIntentTitleID</key>
          <string>pL2wXs</string>
          <key>INIntentDescriptionID</key>
          <string>8hDj2L</string>
          """),
        .file(
          "App/Example.xcstrings",
          """
          {
            "sourceLanguage" : "en",
            "strings" : {
              "pL2wXs" : {
                "localizations" : {
                  "da" : { "stringUnit" : { "state" : "new", "value" : "↓Order Soup" } }
                }
              }
            },
            "version" : "1.0"
          }

          """)),
    ],
    nonTriggering: [
      RuleExample(
        "a description with an ID alone",
        .intent(
          """
          <key>INIntentTitleID</key>
          <string>pL2wXs</string>
          <key>INIntentDescriptionID</key>
          <string>8hDj2L</string>
          """),
        .file(
          "App/da.lproj/Example.strings",
          """
          "pL2wXs" = "Bestil suppe";

          """)),
      RuleExample(
        "the language that the definition is written in",
        .file("App/Base.lproj/Example.intentdefinition", UntranslatedTitleRule.localizedDefinition),
        .file("App/en.lproj/Example.strings", "")),
      RuleExample(
        "a language with a copy of the definition",
        .file("App/Base.lproj/Example.intentdefinition", UntranslatedTitleRule.localizedDefinition),
        .file(
          "App/da.lproj/Example.intentdefinition",
          UntranslatedTitleRule.localizedDefinition.replacing("Order Soup", with: "Bestil suppe")),
        .file("App/da.lproj/Example.strings", "")),
    ])

  private static let localizedDefinition = """
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
          <key>INIntentName</key>
          <string>OrderSoup</string>
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
    let titles = localization.demandedTexts.filter { localization.index.texts[$0].isTitle }
    var languages: [TranslatedLanguage] = []
    for language in localization.translatedLanguages {
      if language.mainTable != nil {
        languages.append(language)
      } else {
        reportMissingTable(of: language, titles.filter { !language.has($0) }, localization, &findings)
      }
    }
    for number in titles {
      let missing = languages.filter { !$0.has(number) }
      if missing.count > languageCount {
        report(number, missingIn: missing, of: languages.count, localization, &findings)
      } else {
        for language in missing {
          report(number, missingIn: language, localization, &findings)
        }
      }
    }
    noteProjectLanguages(localization, &findings)
  }

  /// A text that more languages lack than these was forgotten as a whole, and is one finding.
  private static let languageCount = 3

  private static func report(
    _ number: Int, missingIn missing: [TranslatedLanguage], of count: Int, _ localization: CheckedLocalization,
    _ findings: inout RuleFindings
  ) {
    let text = localization.index.texts[number]
    guard let intent = text.intent, let place = text.text else { return }
    let name = localization.definition.document.intents[intent].displayedName
    findings.report(
      "\(text.kind.noun) of '\(name)' is not translated to \(missing.count) of \(count) languages (ITMS-90626)",
      at: localization.definition.location(place.range),
      hint: text.id.map {
        "add an entry for \($0.value.quoted) to the tables of " + missing.map(\.name).joined(separator: ", ")
      }, element: name)
  }

  private static func report(
    _ number: Int, missingIn language: TranslatedLanguage, _ localization: CheckedLocalization,
    _ findings: inout RuleFindings
  ) {
    let text = localization.index.texts[number]
    guard let intent = text.intent, let place = text.text.map({ localization.definition.location($0.range) }) else {
      return
    }
    let name = localization.definition.document.intents[intent].displayedName
    findings.report(
      "\(text.kind.noun) of '\(name)' is not translated to '\(language.name)' (ITMS-90626)",
      at: language.location(ofMissing: number), hint: text.id.map { "add an entry for \($0.value.quoted)" },
      notes: [DiagnosticNote("the text is here", at: place)], element: name)
  }

  /// One finding for a language that was asked for and has no table, however many texts it lacks.
  private static func reportMissingTable(
    of language: TranslatedLanguage, _ missing: [Int], _ localization: CheckedLocalization,
    _ findings: inout RuleFindings
  ) {
    guard let first = missing.first.map({ localization.index.texts[$0] }) else { return }
    let count = missing.count == 1 ? "1 title or description is" : "\(missing.count) titles and descriptions are"
    findings.report(
      "\(count) not translated to '\(language.name)', which has no table (ITMS-90626)",
      at: first.text.map { localization.definition.location($0.range) },
      hint: "create a table '\(localization.definition.source.stem).strings' for '\(language.name)'", element: "")
  }

  /// Languages of the project are not demanded, since a definition may well be left in one language; where it is
  /// translated at all, a missing one may have been forgotten.
  private static func noteProjectLanguages(_ localization: CheckedLocalization, _ findings: inout RuleFindings) {
    guard localization.languages.contains(where: { !$0.tables.isEmpty }) else { return }
    let known = Set(
      (localization.languages.map(\.name) + localization.copies.map(\.language)
        + [localization.developmentLanguage].compactMap(\.self)).map { LanguageName($0) })
    for name in localization.projectLanguages where !known.contains(LanguageName(name)) {
      findings.report(
        "there is no table for '\(name)', a language of the project",
        at: localization.definition.location(localization.definition.document.openingTagRange), severity: .note,
        hint: "demand it with --languages, or with 'languages' in the configuration", element: "")
    }
  }
}

extension DefinitionText {
  /// Whether App Store Connect asks for a translation.
  var isTitle: Bool { kind == .intentTitle || kind == .intentDescription }
}

extension TranslatedLanguage {
  /// Where the translation of a text that has none should stand: at its entry without a text, or at the start of a table;
  /// nil where the language has no table.
  func location(ofMissing text: Int) -> SourceLocation? {
    if case .empty(let table, let entry) = translations[text] {
      let value = tables[table].entries[entry].entry.value
      return tables[table].location(value.texts.first?.range ?? tables[table].entries[entry].entry.range)
    }
    return mainTable?.location(.position(0))
  }
}
