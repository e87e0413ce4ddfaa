import SourceDiagnostics
import Testing

/// What an app needs for intents of the framework, and what is enough.
@Suite("System intents") struct SystemIntentTests {
  private typealias Files = ProjectFiles

  private static let usage = "<key>NSSiriUsageDescription</key><string>Sends orders</string>"

  private func vocabulary(_ names: String...) -> String {
    let rows = names.map {
      "<dict><key>IntentExamples</key><array><string>Do it</string></array><key>IntentName</key><string>\($0)</string></dict>"
    }
    return "<plist version=\"1.0\"><dict><key>IntentPhrases</key><array>\(rows.joined())</array></dict></plist>"
  }

  private func project(settings: String = "", regions: String = "en", entries: String = usage) -> ProjectFiles {
    Files(Files.intent("OrderSoup")).adding("App/Info.plist", Files.app("INSendMessageIntent", entries: entries))
      .adding(
        "App.xcodeproj/project.pbxproj",
        Files.xcode(
          targets: "A",
          Files.target("A", "application", file: "", settings: "INFOPLIST_FILE = App/Info.plist; " + settings)
        )
        .replacing("isa = PBXProject;", with: "isa = PBXProject; knownRegions = (\(regions)); "))
  }

  @Test("The usage text may be in a setting, in one that is not read, or in a table") func usageDescription() {
    let words = project(entries: "").adding("App/en.lproj/AppIntentVocabulary.plist", vocabulary("INSendMessageIntent"))
    #expect(
      words.findings("system-intent-setup") == [
        "App/Info.plist:1:22 warning: 'INSendMessageIntent' needs NSSiriUsageDescription"
      ])
    let translated = words.adding("App/en.lproj/InfoPlist.strings", "NSSiriUsageDescription = \"Sends\";")
    #expect(translated.findings("system-intent-setup").isEmpty)
    let setting = project(settings: "INFOPLIST_KEY_NSSiriUsageDescription = Sends; ", entries: "")
      .adding("App/en.lproj/AppIntentVocabulary.plist", vocabulary("INSendMessageIntent"))
    #expect(setting.findings("system-intent-setup").isEmpty)
  }

  @Test("Entitlements count for the target that has them") func entitlements() {
    let siri = "<plist version=\"1.0\"><dict><key>com.apple.developer.siri</key><true/></dict></plist>"
    let none = "<plist version=\"1.0\"><dict/></plist>"
    let project = project(settings: "CODE_SIGN_ENTITLEMENTS = App/App.entitlements; ")
      .adding("App/en.lproj/AppIntentVocabulary.plist", vocabulary("INSendMessageIntent"))
    #expect(project.findings("system-intent-setup").isEmpty)
    #expect(project.adding("App/App.entitlements", siri).findings("system-intent-setup").isEmpty)
    #expect(project.adding("Other/App.entitlements", none).findings("system-intent-setup").isEmpty)
    #expect(
      project.adding("App/App.entitlements", none).findings("system-intent-setup") == [
        "App/App.entitlements:1:22 warning: 'INSendMessageIntent' needs the entitlement 'com.apple.developer.siri'"
      ])
  }

  @Test("Phrases are needed in the languages of the project, and one finding tells of all") func languages() {
    let project = project(regions: "en, Base, de, fr, it, ja, \"pt-BR\"")
    let english = project.adding("App/en.lproj/AppIntentVocabulary.plist", vocabulary("INSendMessageIntent"))
    #expect(
      english.findings("system-intent-setup") == [
        "App/Info.plist:3:9 warning: 'INSendMessageIntent' needs an example phrase for 'de', 'fr', 'it' and 2 more "
          + "languages (ITMS-90626)"
      ])
    let portuguese = self.project(regions: "\"pt-BR\"")
      .adding("App/pt.lproj/AppIntentVocabulary.plist", vocabulary("INSendMessageIntent"))
    #expect(portuguese.findings("system-intent-setup").isEmpty)
    let unlocalized = project.adding("App/AppIntentVocabulary.plist", vocabulary("INSendMessageIntent"))
    #expect(unlocalized.findings("system-intent-setup").isEmpty, "that is another finding's business")
  }

  @Test("A leftover of a template is one fault") func leftover() {
    let files = Files(Files.intent("OrderSoup"))
      .adding("App/Info.plist", Files.app("OrderSoupIntent", "INSearchForMessagesIntent"))
      .adding(
        "App/H.swift", "class H: NSObject, OrderSoupIntentHandling { func handle(intent: OrderSoupIntent) async {} }")
    #expect(files.findings("system-intent-setup").isEmpty)
    #expect(
      files.findings("missing-handler") == ["App/Info.plist:4:9 warning: no handler for 'INSearchForMessagesIntent'"])
  }

  // MARK: Vocabularies

  @Test("A vocabulary belongs into the app") func place() {
    func project(_ target: String) -> [String] {
      Files(Files.intent("OrderSoup")).adding("E/en.lproj/AppIntentVocabulary.plist", vocabulary("OrderSoupIntent"))
        .adding(
          "App.xcodeproj/project.pbxproj",
          Files.xcode(
            targets: "A, E", path: "E/en.lproj/AppIntentVocabulary.plist",
            Files.target("A", "application", file: target == "A" ? "" : nil, dependencies: "ED")
              + Files.target("E", "app-extension", file: target == "E" ? "" : nil))
        )
        .findings("invalid-vocabulary").filter { !$0.contains(" note: ") }
    }
    #expect(project("A").isEmpty)
    #expect(
      project("E") == [
        "E/en.lproj/AppIntentVocabulary.plist:1:1 warning: vocabulary is in extension 'E', not in the app"
      ])
  }

  @Test("Beside a definition alone, a class may be of another definition") func partialCheck() {
    let alone = Files(Files.intent("OrderSoup"))
      .adding("App/en.lproj/AppIntentVocabulary.plist", vocabulary("TakeTaxiIntent", "INTakeTaxiIntent"))
    #expect(alone.findings("invalid-vocabulary").contains { $0.hasSuffix("'INTakeTaxiIntent' is not an intent") })
    #expect(!alone.findings("invalid-vocabulary").contains { $0.contains("'TakeTaxiIntent'") })
    let whole = alone.adding("App/Info.plist", Files.app("OrderSoupIntent"))
    #expect(whole.findings("invalid-vocabulary").contains { $0.hasSuffix("'TakeTaxiIntent' is not an intent") })
  }

  @Test(
    "A phrase has the name of the app, with and without blanks and in any case",
    arguments: [
      ("Order in Soup Kitchen", true), ("order with soupkitchen", true), ("Order in the Küche", true),
      ("Order soup", false),
    ])
  func appNames(_ phrase: String, _ isNamed: Bool) {
    let files = Files(Files.intent("OrderSoup"))
      .adding(
        "App/Info.plist",
        Files.app("OrderSoupIntent", entries: "<key>CFBundleDisplayName</key><string>Soup Kitchen</string>")
      )
      .adding("App/de.lproj/InfoPlist.strings", "CFBundleDisplayName = \"Küche\";")
      .adding(
        "App/en.lproj/AppIntentVocabulary.plist", vocabulary("OrderSoupIntent").replacing("Do it", with: phrase))
    #expect(files.findings("invalid-vocabulary").isEmpty == isNamed)
  }
}
