import SourceDiagnostics
import Testing

/// Which names in Info.plist files are reported, and which are not.
@Suite("Lists of supported intents") struct SupportedIntentTests {
  private typealias Files = ProjectFiles

  @Test("A class prefix that only the project knows changes the names and nothing else") func prefixes() {
    let prefix = "<key>INIntentClassPrefix</key><string>KI</string>"
    let files = Files(Files.intent("OrderSoup", prefix)).adding("App/Info.plist", Files.app("KIOrderSoupIntent"))
    #expect(files.findings("unknown-supported-intent").isEmpty)
    #expect(files.findings("missing-intents-supported").isEmpty)
  }

  @Test("While a definition cannot be read, any class may exist") func unreadDefinition() {
    let files = Files(Files.intent("OrderSoup"))
      .adding("App/Info.plist", Files.app("OrderSoupIntent", "CancelOrderIntent"))
    #expect(files.findings("unknown-supported-intent").count == 1)
    #expect(files.adding("App/B.intentdefinition", "<<<<<<<").findings("unknown-supported-intent").isEmpty)
  }

  @Test(
    "Property lists of tests and of other people's code are not looked at",
    arguments: ["AppTests/Info.plist", "Pods/Kit/Info.plist", "Tests/Host/Info.plist"])
  func foreign(_ path: String) {
    let files = Files(Files.intent("OrderSoup")).adding("App/Info.plist", Files.app("OrderSoupIntent"))
      .adding(path, Files.app("NoIntent", "NoIntent"))
    #expect(files.findings("unknown-supported-intent").isEmpty)
    #expect(files.findings("conflicting-intents-supported").isEmpty)
  }

  @Test("A folder called Tests around the project means nothing") func outerFolder() {
    let files = Files(Files.intent("OrderSoup"), path: "/Tests/App/Orders.intentdefinition")
      .adding("/Tests/App/Info.plist", Files.app("NoIntent"))
    #expect(
      files.findings("unknown-supported-intent") == [
        "/Tests/App/Info.plist:3:9 warning: 'NoIntent' is not a known intent class"
      ])
  }

  @Test("A class listed with its module is told") func modules() throws {
    let files = Files(Files.intent("OrderSoup")).adding("App/Info.plist", Files.app("App.OrderSoupIntent"))
    let finding = try #require(files.diagnostics("unknown-supported-intent").first)
    #expect(finding.hint == "classes are listed without their module: 'OrderSoupIntent'")
    #expect(files.findings("missing-intents-supported").isEmpty, "that is the same fault")
  }

  @Test("A misspelt name is one fault") func misspelt() throws {
    let files = Files(Files.intent("OrderSoup")).adding("App/Info.plist", Files.app("OrderSuopIntent"))
    let finding = try #require(files.diagnostics("unknown-supported-intent").first)
    #expect(finding.hint == "did you mean 'OrderSoupIntent'?")
    #expect(files.findings("missing-intents-supported").isEmpty)
  }

  @Test("Of two apps in one folder each has its own list") func twoApps() {
    let files = Files(Files.intent("OrderSoup"), path: "Soup/Orders.intentdefinition")
      .adding("Taxi/Rides.intentdefinition", Files.definition([Files.intent("OrderTaxi"), Files.intent("CallTaxi")]))
      .adding("Soup/Info.plist", Files.app("INSendMessageIntent"))
      .adding("Taxi/Info.plist", Files.app("OrderTaxiIntent"))
    #expect(
      files.findings("missing-intents-supported") == [
        "Soup/Info.plist:2:30 warning: 'OrderSoupIntent' is in no IntentsSupported list",
        "Taxi/Info.plist:2:30 warning: 'CallTaxiIntent' is in no IntentsSupported list",
      ])
  }

  @Test("Several missing classes are added by one change") func severalMissing() throws {
    let files = Files(Files.intent("A"), Files.intent("B")).adding("App/Info.plist", Files.app("INSendMessageIntent"))
    let findings = files.diagnostics("missing-intents-supported")
    #expect(findings.count == 2)
    #expect(findings.first?.fixIts == findings.last?.fixIts)
    let edit = try #require(findings.first?.fixIts.first?.edits.first)
    #expect(edit.replacement == "\n<string>AIntent</string>\n<string>BIntent</string>")
  }

  @Test("A property list that is not found may list anything") func unknownList() {
    func files(_ path: String) -> ProjectFiles {
      Files(Files.intent("OrderSoup")).adding("App/Info.plist", Files.app("INSendMessageIntent"))
        .adding(
          "App.xcodeproj/project.pbxproj",
          Files.xcode(
            targets: "A, E",
            Files.target(
              "A", "application", file: "", dependencies: "ED", settings: "INFOPLIST_FILE = App/Info.plist; ")
              + Files.target("E", "app-extension", file: "", settings: path)))
    }
    #expect(files("INFOPLIST_FILE = E/Intents.plist; ").findings("missing-intents-supported").isEmpty)
    #expect(files("").findings("missing-intents-supported").isEmpty)
    #expect(files("GENERATE_INFOPLIST_FILE = YES; ").findings("missing-intents-supported").count == 1)
  }

  @Test("Nothing is missing where nobody handles intents, and something where a handler waits") func noList() {
    let plain = Files(Files.intent("OrderSoup"))
      .adding("App/Info.plist", "<plist version=\"1.0\"><dict><key>UILaunchScreen</key><dict/></dict></plist>")
    #expect(plain.findings("missing-intents-supported").isEmpty)
    let handled = plain.adding("App/H.swift", "class H: NSObject, OrderSoupIntentHandling {}")
    #expect(
      handled.findings("missing-intents-supported") == [
        "App/Info.plist:1:22 warning: 'OrderSoupIntent' is in no IntentsSupported list"
      ])
  }

  @Test("Settings of a generated property list count") func generatedList() {
    let files = Files(Files.intent("OrderSoup")).adding("E/Info.plist", Files.appExtension("INSendMessageIntent"))
      .adding(
        "App.xcodeproj/project.pbxproj",
        Files.xcode(
          targets: "A, E",
          Files.target(
            "A", "application", file: "", dependencies: "ED",
            settings: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_INIntentsSupported = OrderSoupIntent; ")
            + Files.target("E", "app-extension", file: "", settings: "INFOPLIST_FILE = E/Info.plist; ")))
    #expect(files.findings("missing-intents-supported").isEmpty)
  }
}
