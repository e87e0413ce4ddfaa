import Foundation
import IntentDialogue
import Localization
import TestSupport
import Testing

@testable import IntentCompiler

@Suite("Languages of a simulation")
struct SimulationLanguageTests {
  private static let definition = "Orders.intentdefinition"

  /// The refund in a folder with these tables beside the definition.
  private func refund(
    _ tables: [String: String], languages: SimulationRequest.Languages, given: [String] = ["order=Monday"],
    _ answers: String...
  ) async throws -> [SimulatedConversation] {
    let folder = try TemporaryDirectory()
    let sample = try #require(SampleDefinition.valid.first { $0.stem == "Orders" })
    try folder.write(sample.contents(), to: Self.definition)
    for (path, text) in tables { try folder.write(text, to: path) }
    let result = await Compiler().simulate(
      SimulationRequest(
        input: folder.file(Self.definition).path, intent: "RequestRefund", languages: languages,
        answers: .scripted(answers), given: given))
    withExtendedLifetime(folder) {}
    #expect(result.problems == [], "\(result.outcome.report.rendered(as: .line))")
    return result.conversations
  }

  @Test("yes and no are those of the language, and of English", arguments: ["ja", "Ja", "yes"])
  func agreement(yes: String) async throws {
    let conversation = try await Simulations.orders(
      "RequestRefund", in: "de", given: ["order=Monday"], "Es war kalt", yes)
    #expect(conversation.end == .outcome(.handled(code: "success")))
    #expect(conversation.texts.contains("Ja") && !conversation.texts.contains("Yes"))
    let declined = try await Simulations.orders("RequestRefund", in: "de", given: ["order=Monday"], "2", "nein")
    #expect(declined.end == .outcome(.declined) && declined.texts.contains("Nein"))
    let delivered = try await Simulations.orders(
      "OrderCoffee", in: "de", given: ["drink=latte", "extras=milk", "delivery=\(yes)"], "Main Street", yes)
    #expect(delivered.texts(about: "address").last == "Main Street")
  }

  @Test("words of another language are not understood")
  func foreignAgreement() async throws {
    _ = try await Simulations.orders(
      "RequestRefund", in: "de", given: ["order=Monday"], problems: ["'oui' was not understood"], "2", "oui", "ja")
  }

  @Test("a region has its own texts, those of its language, and at last those of the definition")
  func fallback() async throws {
    let conversations = try await refund(
      [
        "de-AT.lproj/Orders.strings": "\"trupKi\" = \"Wos is los?\";",
        "de.lproj/Orders.strings": "\"trupKi\" = \"Was ist los?\"; \"GWo91I\" = \"Es war kalt\";",
      ], languages: .named(["de-AT", "de", "de_CH"]), "cold", "yes")
    #expect(
      conversations.map { $0.texts(about: "reason") } == [
        ["Wos is los?", "Es war kalt"], ["Was ist los?", "Es war kalt"], ["Was ist los?", "Es war kalt"],
      ])
    #expect(conversations[0].transcript.lines.last?.text == "We will pay back ‹Amount›.")
    let missing = conversations[0].transcript.untranslated.compactMap(\.id)
    #expect(missing.contains("3bHcgo") && !missing.contains("trupKi"))
  }

  @Test("a table of the definition's own language says what stands in the definition's place")
  func developmentTable() async throws {
    let tables = ["en.lproj/Orders.strings": "\"trupKi\" = \"What is wrong?\";"]
    for languages in [SimulationRequest.Languages.development, .named(["en"]), .named(["en-GB"])] {
      let conversation = try #require(try await refund(tables, languages: languages, "cold", "yes").first)
      #expect(conversation.texts(about: "reason").first == "What is wrong?")
      #expect(conversation.isDevelopmentLanguage && conversation.transcript.untranslated.isEmpty)
    }
  }

  @Test("plural rules of all tables hold, by ID or by sentence")
  func plurals() async throws {
    let forms = """
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>ld</string>
      <key>one</key><string>%ld заказ</string><key>few</key><string>%ld заказа</string>
      <key>many</key><string>%ld заказов</string><key>other</key><string>%ld заказа</string></dict>
      """
    func table(_ key: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>\(key)</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>У вас %#@n@.</string>\(forms)</dict></dict></plist>
      """
    }
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"ohktkw": {"localizations": {"ru": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "У вас %lld заказ."}},
        "few": {"stringUnit": {"state": "translated", "value": "У вас %lld заказа."}},
        "many": {"stringUnit": {"state": "translated", "value": "У вас %lld заказов."}},
        "other": {"stringUnit": {"state": "translated", "value": "У вас %lld заказа."}}}}}}}}}
      """
    let tables = [
      ["ru.lproj/Orders.stringsdict": table("ohktkw")],
      ["ru.lproj/Orders.stringsdict": table("You placed ${count} orders. - 2")],
      ["Orders.xcstrings": catalogue],
    ]
    for files in tables {
      for (count, sentence) in [(2, "У вас 2 заказа."), (5, "У вас 5 заказов."), (21, "У вас 21 заказ.")] {
        let choices = (1...count).map(String.init).joined(separator: ",")
        let conversation = try #require(
          try await refund(files, languages: .named(["ru"]), given: ["order=x ?\(choices)"], "1", "cold", "yes").first)
        #expect(conversation.texts(about: "order").first == sentence, "\(files.keys)")
      }
    }
  }

  @Test("a text by ID wins over plural forms by sentence")
  func idBeforeSentence() async throws {
    let plurals = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>You placed ${count} orders.</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>falsch</string></dict></dict></plist>
      """
    let tables = ["de.lproj/Orders.stringsdict": plurals, "de.lproj/Orders.strings": "\"ohktkw\" = \"${count} da\";"]
    let conversation = try #require(
      try await refund(tables, languages: .named(["de"]), given: ["order=x ?a,b"], "1", "cold", "yes").first)
    #expect(conversation.texts(about: "order").first == "2 da")
  }

  @Test("forms for devices and widths are those of a phone with room")
  func variations() async throws {
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"trupKi": {"localizations": {"de": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "translated", "value": "Mac"}},
        "iphone": {"stringUnit": {"state": "translated", "value": "Telefon"}},
        "other": {"stringUnit": {"state": "translated", "value": "sonst"}}}}}}}}}
      """
    let widths = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>trupKi</key><dict>
      <key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>kurz</string><key>150</key><string>lang</string>
      </dict></dict></dict></plist>
      """
    for (tables, text) in [
      (["Orders.xcstrings": catalogue], "Telefon"), (["de.lproj/Orders.stringsdict": widths], "lang"),
    ] {
      let conversation = try #require(
        try await refund(tables, languages: .named(["de"]), "cold", "yes").first)
      #expect(conversation.texts(about: "reason").first == text)
    }
  }

  @Test("full copies of a definition in language folders are translations")
  func copies() async throws {
    let folder = try TemporaryDirectory()
    let sample = try #require(SampleDefinition.valid.first { $0.stem == "Orders" })
    let text = String(decoding: try sample.contents(), as: UTF8.self)
    try folder.write(text, to: "Base.lproj/Orders.intentdefinition")
    try folder.write(
      text.replacing("What went wrong?", with: "Was war los?"), to: "de.lproj/Orders.intentdefinition")
    let result = await Compiler().simulate(
      SimulationRequest(
        input: folder.url.path, intent: "RequestRefund", languages: .named(["de"]),
        answers: .scripted(["cold", "yes"]),
        given: ["order=Monday"]))
    #expect(result.conversations.first?.texts(about: "reason").first == "Was war los?")
    withExtendedLifetime(folder) {}
  }

  @Test("all languages are played, that of the definition first")
  func all() async throws {
    let result = await Compiler().simulate(
      SimulationRequest(input: Simulations.path("Orders"), intent: "GetReceipt", languages: .all))
    #expect(result.conversations.map(\.language) == ["en", "de", "fr"])
    #expect(result.conversations.map { $0.texts.first } == ["Get Receipt", "Beleg laden", "Obtenir le reçu"])
  }

  @Test(
    "regions share texts with their neighbours",
    arguments: [
      ("zh-HK", ["zh-HK", "zh-Hant", "zh"]), ("zh-Hant-HK", ["zh-Hant-HK", "zh-Hant", "zh"]),
      ("es-MX", ["es-MX", "es-419", "es"]), ("es_ES", ["es-ES", "es"]), ("en-AU", ["en-AU", "en-GB", "en"]),
      ("pt-AO", ["pt-AO", "pt-PT", "pt"]), ("de", ["de"]),
    ])
  func neighbours(name: String, chain: [String]) {
    #expect(LanguageName(name).withFallbacks.map(\.identifier) == chain)
  }
}
