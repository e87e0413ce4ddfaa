import IntentCompiler
import SourceDiagnostics
import Testing

@Suite("Languages of translations") struct TranslatedLanguageTests {
  private let titles = "untranslated-title"

  @Test("Each language with a table needs each title")
  func missing() {
    let sample = TranslatedSample([
      "da.lproj/Soup.strings": "", "de.lproj/Soup.strings": #""title" = "Suppe";"#,
      "fr.lproj/Soup.strings": "\n\"title\" = \" \";", "fr-CA.lproj/Other.strings": "",
    ])
    #expect(
      sample.findings(titles) == [
        "da.lproj/Soup.strings:1:1: title of 'OrderSoup' is not translated to 'da' (ITMS-90626)",
        "fr.lproj/Soup.strings:2:12: title of 'OrderSoup' is not translated to 'fr' (ITMS-90626)",
      ])
  }

  @Test("The language of the definition needs none, but its table overrides texts")
  func developmentLanguage() {
    let table = [
      "en.lproj/Soup.strings": #""dish" = "Meal"; "size-large" = "large"; "gone" = "";"#,
      "en-GB.lproj/Soup.strings": #""dish" = "Meal";"#, "de.lproj/Soup.strings": #""dish" = "Dish";"#,
    ]
    for folder in ["", "Base.lproj/", "en.lproj/"] {
      let sample = TranslatedSample(table, definitionFolder: folder)
      #expect(sample.findings(titles).map { $0.prefix(2) } == ["de", "en"], "de and en-GB")
      #expect(
        sample.findings("stale-translation") == [
          "en.lproj/Soup.strings:1:11: en text 'Meal' overrides 'Dish'",
          "en.lproj/Soup.strings:1:43: 'gone' is not in the definition",
        ])
    }
    let german = TranslatedSample(table, definitionFolder: "de.lproj/")
    #expect(german.findings(titles).map { String($0.prefix(8)) } == ["en-GB.lp", "en.lproj"])
    #expect(german.findings("stale-translation") == ["en.lproj/Soup.strings:1:43: 'gone' is not in the definition"])
  }

  @Test("A catalogue names the language of the definition, what is to be translated, and what is not done yet")
  func catalogue() {
    let catalogue = """
      {
        "sourceLanguage" : "fr",
        "strings" : {
          "dish" : { "shouldTranslate" : false },
          "gone" : { "extractionState" : "stale", "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "weg" } },
            "it" : { "stringUnit" : { "state" : "translated", "value" : "via" } } } },
          "size-large" : { "extractionState" : "stale", "localizations" : {
            "de" : { "stringUnit" : { "state" : "needs_review", "value" : "groß" } } } },
          "title" : { "localizations" : {
            "de" : { "stringUnit" : { "state" : "new", "value" : "Order Soup" } },
            "it" : { "stringUnit" : { "state" : "needs_review", "value" : "Ordina zuppa" } } } }
        },
        "version" : "1.0"
      }
      """
    let sample = TranslatedSample(["mul.lproj/Soup.xcstrings": catalogue, "en.lproj/Soup.strings": ""])
    #expect(
      sample.findings(titles) == [
        "en.lproj/Soup.strings:1:1: title of 'OrderSoup' is not translated to 'en' (ITMS-90626)",
        "mul.lproj/Soup.xcstrings:11:61: title of 'OrderSoup' is not translated to 'de' (ITMS-90626)",
      ])
    #expect(
      sample.findings("untranslated-text").map { $0.split(separator: ": ").last ?? "" } == [
        "8 of 8 texts are not translated to 'en'", "7 of 8 texts are not translated to 'de'",
        "8 of 8 texts are not translated to 'it'",
      ])
    #expect(sample.findings("stale-translation") == ["mul.lproj/Soup.xcstrings:5:6: 'gone' is not in the definition"])
  }

  @Test("Several tables of one language complete each other, however its name is spelt")
  func spellings() {
    let sample = TranslatedSample([
      "pt-BR.lproj/Soup.strings": #""dish" = "Prato";"#, "pt_BR.lproj/Soup.strings": #""title" = "Sopa";"#,
      "pt.lproj/Soup.strings": #""dish" = "Prato";"#,
    ])
    #expect(
      sample.findings(titles) == [
        "pt.lproj/Soup.strings:1:1: title of 'OrderSoup' is not translated to 'pt' (ITMS-90626)"
      ])
  }

  @Test("A language does not help its regions")
  func regions() {
    let sample = TranslatedSample([
      "pt-BR.lproj/Soup.strings": "", "pt.lproj/Soup.strings": #""title" = "Sopa";"#,
      "zh-Hant-HK.lproj/Soup.strings": "", "zh-Hant.lproj/Soup.strings": #""title" = "湯";"#,
    ])
    #expect(sample.findings(titles).map { String($0.prefix(5)) } == ["pt-BR", "zh-Ha"])
  }

  @Test("A table that cannot be read is not one that lacks translations")
  func unreadable() {
    let sample = TranslatedSample(german: "\"title\" = \"Suppe\n")
    #expect(sample.findings(titles, "untranslated-text").isEmpty)
    #expect(sample.findings("unreadable-table").count == 1)
  }

  @Test("The first five IDs of missing texts are named")
  func ids() throws {
    let findings = Compiler().findings(in: TranslatedSample(german: #""dish" = "Gericht";"#).files)
    let finding = try #require(findings.first { $0.id == "untranslated-text" })
    #expect(finding.message == "8 of 9 texts are not translated to 'de'")
    #expect(
      finding.hint == "translations are missing for 'order-summary', 'choose', 'yes', 'no', 'confirm' and 3 more")
  }

  @Test("Keys that only look like an ID are others")
  func exactKeys() {
    let definition = TranslatedSample.definition.replacing(">dish<", with: ">pl\u{E4}t<")
    let table = "\"pla\u{308}t\" = \"Gericht\"; \"title\" = \"Suppe\";"
    let files = [
      SourceFile(path: "App/Soup.intentdefinition", bytes: Array(definition.utf8)),
      SourceFile(path: "App/de.lproj/Soup.strings", bytes: Array(table.utf8)),
    ]
    let findings = Compiler().findings(in: files)
    #expect(findings.contains { $0.id == "stale-translation" })
    #expect(findings.contains { $0.message == "9 of 9 texts are not translated to 'de'" })
  }

  @Test("A table that is used is named in the hint at one that is not")
  func misnamed() {
    let files = TranslatedSample([
      "de.lproj/Soup.strings": #""title" = "Suppe";"#, "de.lproj/Soup.intentdefinition.strings": "",
      "fr.lproj/soup.strings": "",
    ]).files
    let hints = Compiler().findings(in: files).filter { $0.id == "wrong-table-name" }.map { $0.hint ?? "" }
    #expect(
      hints == [
        "there is a 'Soup.strings' beside it; move what it lacks there and delete this file",
        "rename it in Xcode, or with 'git mv' and in the project file",
      ])
  }
}
