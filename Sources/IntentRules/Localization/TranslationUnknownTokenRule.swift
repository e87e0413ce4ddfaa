internal import IntentModel
internal import IntentSemantics
internal import Localization
internal import SourceDiagnostics

/// Finds tokens of translations that the system cannot replace.
enum TranslationUnknownTokenRule: LocalizationRule {
  static let id: DiagnosticID = "translation-unknown-token"

  static let description = RuleDescription(
    id,
    title: "token of a translation that names nothing",
    scope: .localization,
    severity: .error,
    explanation: """
      A translation has a token `${name}` that is no parameter of the intent, no word that such a text can use, and not \
      in the translated text either; or it has something that was a token before it was translated: `$ {name}`, \
      `{name}`, `$name`, `${name`, or the same in characters of full width.

      Braces and dollar signs count only where they hold the name of a parameter, or where a token of the text is \
      missing; a fault that the text itself has is not reported again for its translations. All forms of plural rules \
      are looked at, and entries with a word already in them too. An entry that is never used, since plural rules \
      replace it or its key repeats, is not.
      """,
    rationale: """
      The token is shown or spoken as it stands, or left out. All known ones are mistakes of translators and of machine \
      translation ([one that was mended](https://github.com/uzairansaruzi/hermex/pull/47)).
      """,
    fix: """
      Writes a damaged token as it has to be, and replaces an unknown one where exactly one name is similar. A name that \
      is quite another one is left to people: it may have been translated, or the sentence may be that of another entry.
      """,
    triggering: [
      RuleExample(
        .intent(TranslationUnknownTokenRule.summary),
        .file(
          "App/pl.lproj/Example.strings",
          #"""
          /* The name was translated. */
          "sU4mRy" = "Otwórz \"↓${URLstrony}\" w nowej karcie";

          """#),
        message: "'${URLstrony}' in the pl translation of 'sU4mRy' names no parameter"),
      RuleExample(
        "tokens that machine translation has damaged",
        .intent(TranslationUnknownTokenRule.summary),
        .file(
          "App/zh-Hans.lproj/Example.strings",
          #"""
          "sU4mRy" = "在新标签页中打开\n↓$ {websiteURL}";

          """#),
        .file(
          "App/ja.lproj/Example.strings",
          #"""
          "sU4mRy" = "新しいタブで↓＄｛websiteURL｝を開く";

          """#),
        .file(
          "App/tr.lproj/Example.strings",
          #"""
          "sU4mRy" = "Yeni sekmede ↓{websiteURL} a\U00e7";

          """#),
        message: "'＄｛websiteURL｝' in the ja translation of 'sU4mRy' is no token",
        fixed: .file(
          "App/zh-Hans.lproj/Example.strings",
          #"""
          "sU4mRy" = "在新标签页中打开\n${websiteURL}";

          """#)),
      RuleExample(
        "an XML table",
        .intent(TranslationUnknownTokenRule.summary),
        .file(
          "App/fr.lproj/Example.strings",
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0">
          <dict>
            <key>sU4mRy</key>
            <string>Ouvrir &#171;&amp;nbsp;↓${websiteUrl} &#187; ici</string>
          </dict>
          </plist>

          """),
        fixed: .file(
          "App/fr.lproj/Example.strings",
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0">
          <dict>
            <key>sU4mRy</key>
            <string>Ouvrir &#171;&amp;nbsp;${websiteURL} &#187; ici</string>
          </dict>
          </plist>

          """)),
      RuleExample(
        "a title is no sentence",
        .intent(
          """
          <key>INIntentTitleID</key>
          <string>pL2wXs</string>
          """),
        .file(
          "App/de.lproj/Example.strings",
          """
          "pL2wXs" = "↓${soup} bestellen";

          """)),
    ],
    nonTriggering: [
      RuleExample(
        "tokens may change places, and money is no token",
        .intent(TranslationUnknownTokenRule.summary),
        .file(
          "App/de.lproj/Example.strings",
          """
          "sU4mRy" = "${websiteURL} für $5 {oder weniger} in neuem Tab öffnen";

          """)),
      RuleExample(
        "a default value is said as it stands",
        .parameter(
          """
          <key>INIntentParameterMetadata</key>
          <dict>
            <key>INIntentParameterMetadataDefaultValue</key>
            <string>Tomato</string>
            <key>INIntentParameterMetadataDefaultValueID</key>
            <string>dV3fUl</string>
          </dict>
          """),
        .file(
          "App/de.lproj/Example.strings",
          """
          "dV3fUl" = "Tomate ${frisch}";

          """)),
    ])

  private static let summary = """
    <key>INIntentManagedParameterCombinations</key>
    <dict>
      <key>websiteURL</key>
      <dict>
        <key>INIntentParameterCombinationTitle</key>
        <string>Open ${websiteURL} in a new tab</string>
        <key>INIntentParameterCombinationTitleID</key>
        <string>sU4mRy</string>
      </dict>
    </dict>
    <key>INIntentParameters</key>
    <array>
      <dict>
        <key>INIntentParameterName</key>
        <string>websiteURL</string>
      </dict>
    </array>
    """

  static func check(_ localization: CheckedLocalization, _ findings: inout RuleFindings) {
    var hints = SpellingHints()
    for table in localization.translatedTables {
      for entry in table.entries {
        guard case .stray(let tokens) = entry.fault else { continue }
        var map: DecodedTextMap?
        var mappedRange: SourceRange?
        for token in tokens {
          if mappedRange != token.text.range {
            map = table.table.textMap(of: token.text)
            mappedRange = token.text.range
          }
          let place = map?.range(of: token.occurrence.range)
          report(token, at: place, of: entry, in: table, localization, &hints, &findings)
        }
      }
    }
  }

  private static func report(
    _ token: StrayToken, at place: SourceRange?, of entry: TranslatedEntry, in table: TranslatedTable,
    _ localization: CheckedLocalization, _ hints: inout SpellingHints, _ findings: inout RuleFindings
  ) {
    let text = localization.index.texts[token.original]
    let replacement = token.replacement ?? suggestion(for: token, in: localization.index, &hints)
    let isDamaged = token.occurrence.flaw != nil
    let source = token.source.quoted
    findings.report(
      "\(source) in the \(table.translation) of \(entry.entry.key.value.quoted) "
        + (isDamaged ? "is no token" : "names no parameter"),
      at: table.location(place ?? token.text.range),
      hint: replacement.map { isDamaged ? "write '\($0.source)'" : "did you mean '\($0.source)'?" }
        ?? token.counterpart.map { "the text has '\($0.source)', which the translation lacks" },
      notes: (text.text ?? text.id).map { [localization.definition.note("the text is here", at: $0.range)] } ?? [],
      fixIts: fixIt(replacing: source, at: place, with: replacement).map { [$0] } ?? [])
  }

  private static func fixIt(replacing source: String, at place: SourceRange?, with token: FormatToken?) -> FixIt? {
    guard let place, let token else { return nil }
    return FixIt("replace \(source) with '\(token.source)'", replacing: place, with: token.source)
  }

  /// The token of the text, or else that which the text may have, with nearly the same name.
  private static func suggestion(
    for token: StrayToken, in index: TextIndex, _ hints: inout SpellingHints
  ) -> FormatToken? {
    guard let misspelt = token.occurrence.token else { return nil }
    let tokens = index.tokens[token.original]
    let sources = tokens.map(\.source).uniqued()
    if let source = hints.suggestion(for: misspelt.source, among: sources) {
      return tokens.first { $0.source == source }
    }
    guard misspelt.property == nil, let names = index.texts[token.original].tokenNames else { return nil }
    return hints.suggestion(for: misspelt.name, among: names).map { FormatToken(name: $0) }
  }
}
