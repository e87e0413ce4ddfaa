import IntentCompiler
import SourceDiagnostics
import Testing

@Suite("Tokens of translations") struct TranslatedTokenTests {
  @Test(
    "Composite entries lack the token of their word, and no other",
    arguments: [
      // The IDs of sentence and word have hyphens.
      (#""order-summary-size-large" = "Große ${soup} bestellen";"#, []),
      (
        #""order-summary-size-large" = "Große ${size} ${soup} bestellen";"#,
        ["de translation of 'order-summary-size-large' repeats '${size}'"]
      ),
      (
        #""order-summary-size-large" = "Groß bestellen";"#,
        ["de translation of 'order-summary-size-large' drops '${soup}'"]
      ),
      // The word for a property of an object.
      (#""choose-size-large" = "Es gibt ${count} Suppen so groß wie „${soup}“.";"#, []),
      (
        #""choose-size-large" = "Es gibt ${count} Suppen, groß wie ${soup.portion}.";"#,
        ["de translation of 'choose-size-large' drops '${soup}' and repeats '${soup.portion}'"]
      ),
      // The words of a Boolean.
      (#""confirm-yes" = "Ist warm richtig für „${soup}“?"; "confirm-no" = "Ist kalt richtig für „${soup}“?";"#, []),
      (#""confirm-yes" = "Ist warm richtig?";"#, ["de translation of 'confirm-yes' drops '${soup}'"]),
      // A word whose value the sentence does not say.
      (#""order-summary-yes" = "Bestelle ${size} ${soup}, warm";"#, []),
      // IDs that do not go together are no sentence and word, but not stale.
      (#""title-dish" = "Suppe ${x}";"#, []),
      // Plain sentences may lack what has composites, but nothing else.
      (#""confirm" = "Ist das richtig für „${soup}“?"; "confirm-yes" = "Ist warm richtig für „${soup}“?";"#, []),
      (
        #""confirm" = "Ist das richtig?"; "confirm-yes" = "Ist warm richtig für „${soup}“?";"#,
        ["de translation of 'confirm' drops '${soup}'"]
      ),
      (#""confirm" = "Ist das richtig für „${soup}“?";"#, ["de translation of 'confirm' drops '${warm}'"]),
    ])
  func composites(table: String, messages: [String]) {
    let sample = TranslatedSample(german: table)
    #expect(sample.tokenMessages == messages)
    #expect(sample.findings("stale-translation").isEmpty)
  }

  @Test(
    "Tokens are compared as often as they occur, in any order",
    arguments: [
      (#""order-summary" = "${soup}, ${size}";"#, []),
      (#""order-summary" = "${soup} ${soup}";"#, ["drops '${size}' and repeats '${soup}'"]),
      (#""order-summary" = "Suppe";"#, ["drops '${size}' and '${soup}'"]),
      (#""order-summary" = "${size} ${soup} ${warm}";"#, ["adds '${warm}'"]),
      (#""order-summary" = "${size} ${soup.portion}";"#, ["drops '${soup}' and adds '${soup.portion}'"]),
      // One of the texts with the ID will do.
      (#""shared" = "Soll ${soup} warm sein?";"#, []),
      (#""shared" = "${size} Suppe um ${time}";"#, []),
      (#""shared" = "${size} Suppe um";"#, ["drops '${time}'"]),
      // An ID without a text has nothing to compare with.
      (#""about" = "Bestellt eine Suppe";"#, []),
    ])
  func multisets(table: String, ends: [String]) {
    #expect(
      TranslatedSample(german: table).tokenMessages.map { $0.split(separator: "' ", maxSplits: 1).last ?? "" }
        == ends.map { Substring($0) })
  }

  @Test(
    "What stands for nothing is found at its place, behind escapes too",
    arguments: [
      (#""confirm" = "\"${warn}\" für ${soup}";"#, "1:16: '${warn}'", "\"confirm\" = \"\\\"${warm}\\\" für ${soup}\";"),
      (#""confirm" = "\U00e4\n$ {warm} ${soup}";"#, "1:22: '$ {warm}'", #""confirm" = "\U00e4\n${warm} ${soup}";"#),
      (#""confirm" = "für {warm} ${soup}";"#, "1:19: '{warm}'", #""confirm" = "für ${warm} ${soup}";"#),
      (#""confirm" = "$warm, ${soup}";"#, "1:14: '$warm'", #""confirm" = "${warm}, ${soup}";"#),
      (#""confirm" = "${warm, ${soup}";"#, "1:14: '${warm'", #""confirm" = "${warm}, ${soup}";"#),
      (#""confirm" = "${ warm } ${soup}";"#, "1:14: '${ warm }'", #""confirm" = "${warm} ${soup}";"#),
      (#""confirm" = "＄｛warm｝と${soup}";"#, "1:14: '＄｛warm｝'", #""confirm" = "${warm}と${soup}";"#),
      (#""confirm" = "${ｗａｒｍ}と${soup}";"#, "1:14: '${ｗａｒｍ}'", #""confirm" = "${warm}と${soup}";"#),
      // Which token the translator has made of which name is for people to tell.
      (#""confirm" = "${heiß} ${soup}";"#, "1:14: '${heiß}'", nil),
      (#""confirm" = "{heiss} ${soup}";"#, "1:14: '{heiss}'", nil),
      (
        #""choose" = "${count} ${soup.potion} ${soup}";"#, "1:22: '${soup.potion}'",
        #""choose" = "${count} ${soup.portion} ${soup}";"#
      ),
      // Two are missing, and no name is similar.
      (#""confirm" = "${heiss}";"#, "1:14: '${heiss}'", nil),
      (#""title" = "${soup} bestellen";"#, "1:12: '${soup}'", nil),
      (#"confirm = $warm;"#, "1:11: '$warm'", nil),
    ] as [(String, String, String?)])
  func stray(table: String, place: String, fixed: String?) throws {
    let findings = TranslatedSample(german: table).findings("translation-unknown-token")
    #expect(
      findings.count == 1 && findings[0].hasPrefix("de.lproj/Soup.strings:\(place) in the de translation of "),
      "\(findings)")
    let finding = try #require(
      Compiler().findings(in: TranslatedSample(german: table).files).first { $0.id == "translation-unknown-token" })
    #expect(finding.severity == .error)
    #expect(finding.notes.first?.location?.file.name == "Soup.intentdefinition")
    var bytes = Array(table.utf8)
    for edit in finding.fixIts.flatMap(\.edits) {
      bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
    }
    #expect(String(decoding: bytes, as: UTF8.self) == fixed ?? table)
  }

  @Test(
    "What only looks like a token is left alone",
    arguments: [
      #""confirm" = "${warm} {und so} für $5 {0} ${soup}";"#,
      #""confirm" = "${warm} {soups} $soups ${soup}";"#,
      #""title" = "Suppe für $soup {soup}";"#,
    ])
  func notStray(table: String) {
    #expect(TranslatedSample(german: table).tokenMessages.isEmpty)
  }

  @Test("Plural rules replace plain entries, and all their forms are looked at")
  func pluralRules() {
    func table(_ key: String, format: String, one: String, other: String) -> String {
      """
      <plist version="1.0"><dict><key>\(key)</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      <key>soups</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>\(one)</string>
      <key>other</key><string>\(other)</string></dict></dict></dict></plist>
      """
    }
    func found(_ text: String, strings: String = "") -> [String] {
      TranslatedSample(["de.lproj/Soup.stringsdict": text, "de.lproj/Soup.strings": strings]).findings(
        "translation-unknown-token", "translation-token-mismatch", "stale-translation")
    }
    let rest = "so ${soup.portion} wie ${soup}"
    // The number stands in for ${count}.
    #expect(found(table("choose", format: "%#@soups@ \(rest)", one: "eine Suppe", other: "%d Suppen")).isEmpty)
    #expect(
      found(table("choose", format: "%#@soups@ \(rest)", one: "eine Suppe ${cuont}", other: "%d {soup}")) == [
        "de.lproj/Soup.stringsdict:5:34: '${cuont}' in the de translation of 'choose' names no parameter",
        "de.lproj/Soup.stringsdict:6:28: '{soup}' in the de translation of 'choose' is no token",
      ])
    #expect(
      found(table("choose", format: "%#@soups@", one: "eine", other: "${count}")) == [
        "de.lproj/Soup.stringsdict:2:46: de translation of 'choose' drops '${soup.portion}' and '${soup}'"
      ])
    // Tokens of the forms count once, whichever form is chosen.
    #expect(
      found(table("choose", format: "%#@soups@ \(rest)", one: "${count} Suppe", other: "${count} Suppen")).isEmpty)
    // The plain entry is not used; it would have a fault.
    #expect(
      found(
        table("choose", format: "%#@soups@ \(rest)", one: "eine Suppe", other: "%d Suppen"),
        strings: #""choose" = "${nonsense}";"#
      ).isEmpty)
    // The sentence as the key, with a number behind it.
    let sentence = "There are ${count} soups as ${soup.portion} as ‘${soup}’."
    #expect(found(table("\(sentence) - 2", format: "%#@soups@ \(rest)", one: "eine", other: "%d")).isEmpty)
    #expect(found(table(sentence, format: "${x}", one: "eine", other: "%d")).count == 1)
    #expect(
      found("", strings: "\"\(sentence)\" = \"a\";").map { String($0.suffix(24)) } == ["is not in the definition"])
  }

  @Test("XML tables, UTF-16 and catalogues have the same places")
  func formats() {
    let xml = """
      <plist version="1.0"><dict>
      <key>confirm</key><string>&#252;ber <![CDATA[&]]> &quot;${warn}&quot; ${soup}</string>
      </dict></plist>
      """
    #expect(
      TranslatedSample(["de.lproj/Soup.strings": xml]).findings("translation-unknown-token") == [
        "de.lproj/Soup.strings:2:57: '${warn}' in the de translation of 'confirm' names no parameter"
      ])
    let catalogue = #"""
      {
        "sourceLanguage" : "en",
        "strings" : {
          "confirm" : { "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "\u00fcber\n\"${warn}\" ${soup}" } } } }
        }
      }
      """#
    #expect(
      TranslatedSample(["Soup.xcstrings": catalogue]).findings("translation-unknown-token") == [
        "Soup.xcstrings:5:81: '${warn}' in the de translation of 'confirm' names no parameter"
      ])
    let text = #""confirm" = "\"${warn}\" für ${soup}";"#
    let bytes: [UInt8] =
      [0xFF, 0xFE]
      + text.utf16.flatMap { unit -> [UInt8] in
        [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      }
    let files = TranslatedSample([:]).files + [SourceFile(path: "App/de.lproj/Soup.strings", bytes: bytes)]
    let finding = Compiler().findings(in: files).first { $0.id == "translation-unknown-token" }
    // Places of a table in UTF-16 are those of its text in UTF-8.
    #expect(finding?.location?.range == SourceRange(15, 22))
    #expect(finding?.fixIts.first?.edits == [TextEdit(SourceRange(15, 22), replacement: "${warm}")])
  }

  @Test("Tables outside of language folders are looked at, too")
  func unlocalized() {
    let table = #""confirm" = "${heiss} ${soup}"; "gone" = "weg";"#
    let found = ["Soup.strings", "Base.lproj/Soup.strings"].map { path in
      TranslatedSample([path: table], definitionFolder: "Base.lproj/").findings(
        "translation-unknown-token", "stale-translation", "untranslated-title")
    }
    for (path, findings) in zip(["Soup.strings", "Base.lproj/Soup.strings"], found) {
      #expect(
        findings == [
          "\(path):1:14: '${heiss}' in the translation of 'confirm' names no parameter",
          "\(path):1:34: 'gone' is not in the definition",
        ])
    }
  }
}
