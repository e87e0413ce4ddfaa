import IntentCompiler
import SourceDiagnostics
import TestSupport
import Testing

/// Tables with damage of any kind are answered with findings that have a place, and with fixes that leave nothing to fix.
@Suite("Damaged translations") struct DamagedTranslationTests {
  private static let tables = [
    (
      "de.lproj/Soup.strings",
      #"""
      /* Title */
      "title" = "Suppe bestellen";
      "order-summary-size-large" = "Große ${soup} \"bestellen\"";
      "choose" = "Es gibt ${cuont} Suppen,\nso ${soup.portion} wie $ {soup}.";
      "confirm" = "Ist {warm} f\U00fcr „${soup}“ richtig?";
      "title" = "Suppe";
      "gone-yes" = "weg";
      size-large = groß;
      """#
    ),
    (
      "de.lproj/Soup.stringsdict",
      """
      <plist version="1.0"><dict><key>choose</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>Es gibt %#@soups@ &amp; ＄｛soup｝.</string>
      <key>soups</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>one</key><string>eine ${x}</string><key>other</key><string>%d ${soup</string></dict></dict>
      <key>gone</key><string>weg</string></dict></plist>
      """
    ),
    (
      "Soup.xcstrings",
      #"""
      { "sourceLanguage" : "en", "strings" : {
        "confirm" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "\u00fcber\n\"${warn}\" ${soup}" } },
          "fr" : { "variations" : { "plural" : { "other" : { "stringUnit" : { "value" : "{warm}" } } } } } } },
        "gone" : { "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "weg" } } } },
        "title" : { "shouldTranslate" : false } } }
      """#
    ),
  ]

  @Test("Findings have their places, and fix-its go together", arguments: tables)
  func damage(path: String, text: String) throws {
    var generator = SeededGenerator(seed: 0x50_0B)
    var findingCount = 0
    for round in 0..<300 {
      var bytes = Array(text.utf8)
      // The table itself comes first.
      for _ in 0..<(round % 4) {
        bytes = (Mutation.allCases.randomElement(using: &generator) ?? .flippedBit)
          .applied(to: bytes, using: &generator)
      }
      let table = SourceFile(path: "App/" + path, bytes: bytes)
      let definition = TranslatedSample([:]).files
      let findings = Compiler().findings(in: definition + [table]).filter { $0.location?.file.path == table.path }
      findingCount += findings.count
      for finding in findings {
        let location = try #require(finding.location)
        #expect(Int(location.range.upperBound) <= location.file.bytes.count)
        #expect(finding.fixIts.flatMap(\.edits).allSatisfy { Int($0.range.upperBound) <= location.file.bytes.count })
      }
      guard let file = findings.first?.location?.file else { continue }
      let application = try FixItApplication(of: findings.filter { $0.location?.file == file }, to: file)
      let fixed = SourceFile(path: table.path, bytes: application.bytes)
      let rest = Compiler().findings(in: definition + [fixed]).filter { finding in
        finding.location?.file.path == table.path && finding.id != "unreadable-table" && !finding.fixIts.isEmpty
      }
      // A table that could not be read shows what is in it once it can.
      if !findings.contains(where: { $0.id == "unreadable-table" }) {
        #expect(rest.isEmpty, "\(rest.map(\.message)) in \(String(decoding: application.bytes, as: UTF8.self))")
      }
    }
    #expect(findingCount > 300)
  }
}
