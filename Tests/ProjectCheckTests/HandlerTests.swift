import SourceDiagnostics
import Testing

/// Which handlers are taken for one, and what is asked of them.
@Suite("Handlers") struct HandlerTests {
  private typealias Files = ProjectFiles

  private static let soup = """
    <key>INIntentLastParameterTag</key><integer>1</integer><key>INIntentParameters</key><array><dict>
    <key>INIntentParameterConfigurable</key><true/><key>INIntentParameterDisplayName</key><string>Soup</string>
    <key>INIntentParameterDisplayNameID</key><string>p1</string>
    <key>INIntentParameterDisplayPriority</key><integer>1</integer>
    <key>INIntentParameterName</key><string>soup</string>
    <key>INIntentParameterSupportsDynamicEnumeration</key><true/>
    <key>INIntentParameterSupportsResolution</key><true/>
    <key>INIntentParameterTag</key><integer>1</integer><key>INIntentParameterType</key><string>String</string>
    </dict></array>
    """

  /// What is found with handlers of an intent with one parameter, beside a sound principal class.
  private func findings(_ source: String, path: String = "E/Handler.swift") -> [String] {
    Files(Files.intent("OrderSoup", Self.soup)).adding("E/Info.plist", Files.appExtension("OrderSoupIntent"))
      .adding("E/IntentHandler.swift", "import Intents\nclass IntentHandler: INExtension {}")
      .adding(path, source).findings("missing-handler")
  }

  @Test(
    "are those that say so in whatever way",
    arguments: [
      ("E/H.swift", "typealias Soups = @Kitchen NSObject & OrderSoupIntentHandling\nclass H: Soups {}"),
      ("E/H.m", "@interface H () <INSendMessageIntentHandling,\n  OrderSoupIntentHandling>\n@end"),
      ("E/H.h", "@interface H : NSObject <OrderSoupIntentHandling>\n@end"),
      ("E/H.swift", "protocol All: OrderSoupIntentHandling {}\n@Handles class H: NSObject, All {}"),
      ("E/H.swift", "class H: KitchenKit.Handler, OrderSoupIntentHandling {}"),
      ("E/H.swift", #"let soups = "Soups: \(count(of: handlers as [any OrderSoupIntentHandling]))""#),
      ("E/H.swift", "let open = \"\"\"\n\ntypealias Soups = NSObject & OrderSoupIntentHandling\nclass H: Soups {}"),
    ])
  func present(_ path: String, _ source: String) {
    #expect(findings(source, path: path).isEmpty)
  }

  @Test(
    "are not what only mentions the protocol",
    arguments: [
      ("E/P.swift", "@objc(OrderSoupIntentHandling)\npublic protocol OrderSoupIntentHandling: NSObjectProtocol {}"),
      ("ETests/H.swift", "class H: NSObject, OrderSoupIntentHandling {}"),
      ("E/P.h", "@protocol OrderSoupIntentHandling <NSObject>\n@end"),
      ("E/L.swift", #"let log = "nothing conforms to OrderSoupIntentHandling""#),
      ("E/L.swift", "let template = \"\"\"\n  class H: OrderSoupIntentHandling {}\n  \"\"\""),
      ("E/L.swift", ##"let log = #"no \(name): OrderSoupIntentHandling"#"##),
      ("E/L.swift", #"let log = "\(name(of: "any OrderSoupIntentHandling") /* as OrderSoupIntentHandling */)""#),
      ("E/L.swift", "let handler = /[a-z]+: OrderSoupIntentHandling/"),
      ("E/L.swift", "// class H: OrderSoupIntentHandling {}"),
    ])
  func absent(_ path: String, _ source: String) {
    #expect(findings(source, path: path) == ["E/Info.plist:3:9 warning: no handler for 'OrderSoupIntent'"])
  }

  @Test("need every method that the protocol requires, in either form") func methods() {
    let source = """
      import Intents
      class H: NSObject, OrderSoupIntentHandling {
        func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init() }
        func resolveSoup(for intent: OrderSoupIntent, with completion: @escaping (INStringResolutionResult) -> Void) {}
        func provideSoupOptionsCollection(for intent: OrderSoupIntent) async throws -> INObjectCollection<NSString> {}
      }
      """
    #expect(findings(source).isEmpty)
    for method in ["handle", "resolveSoup", "provideSoupOptionsCollection"] {
      let damaged = source.replacing("func \(method)(", with: "func other(")
      #expect(findings(damaged).count == 1)
      #expect(findings(damaged).first?.contains("'H' does not implement '\(method)(") == true)
      #expect(findings(damaged).first?.hasPrefix("E/Handler.swift:2:20 warning: ") == true)
    }
  }

  @Test("of several intents need the methods of each") func overloads() {
    let files = Files(Files.intent("OrderSoup"), Files.intent("OrderTea"))
      .adding("App/Info.plist", Files.app("OrderSoupIntent", "OrderTeaIntent"))
      .adding(
        "App/H.swift",
        """
        class H: NSObject, OrderSoupIntentHandling, OrderTeaIntentHandling {
          func handle(intent: Kitchen.OrderSoupIntent, completion: @escaping (OrderSoupIntentResponse) -> Void) {}
        }
        """)
    #expect(
      files.findings("missing-handler") == [
        "App/H.swift:1:45 warning: 'H' does not implement 'handle(intent:completion:)'"
      ])
    let alias = files.adding("App/E.swift", "extension H { func handle(intent: Tea) async -> TeaResponse { .init() } }")
    #expect(alias.findings("missing-handler").isEmpty, "nobody knows what an alias stands for")
    let known = alias.adding("App/A.swift", "typealias Tea = OrderSoupIntent")
    #expect(known.findings("missing-handler").count == 1)
  }

  @Test("conform through an alias") func conformanceByAlias() {
    let alias = "typealias Soups = NSObject & OrderSoupIntentHandling\n"
    #expect(
      findings(alias + "class H: Soups {}").map { $0.split(separator: " ").prefix(4).joined(separator: " ") } == [
        "E/Handler.swift:2:7 warning: 'H' does", "E/Handler.swift:2:7 warning: 'H' does",
        "E/Handler.swift:2:7 warning: 'H' does",
      ])
  }

  @Test("of an intent that nobody knows here have methods of their own") func otherDefinition() {
    let handler = """
      class H: NSObject, OrderSoupIntentHandling, OrderTeaIntentHandling {
        func resolveSoup(for intent: OrderSoupIntent) async -> INStringResolutionResult { .needsValue() }
        func provideSoupOptionsCollection(for i: OrderSoupIntent) async throws -> INObjectCollection<NSString> { .init() }
        func handle(intent: OrderTeaIntent) async -> OrderTeaIntentResponse { .init() }
      }
      """
    #expect(
      findings(handler) == [
        "E/Handler.swift:1:20 warning: 'H' does not implement 'handle(intent:completion:)'"
      ])
  }

  @Test("of one name in two modules are told apart") func sameName() {
    let files = Files(Files.intent("OrderSoup"))
      .adding("E/Info.plist", Files.appExtension("OrderSoupIntent"))
      .adding("Mac/IntentHandler.swift", "class IntentHandler: INExtension {}")
      .adding("Mac/More.swift", "class Soups: IntentHandler {}")
      .adding(
        "E/IntentHandler.swift",
        """
        class IntentHandler: INExtension, OrderSoupIntentHandling {
          func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init() }
        }
        """)
    #expect(files.findings("missing-handler").isEmpty)
  }

  // MARK: Principal classes

  @Test(
    "A principal class",
    arguments: [
      ("IntentHandler", "class IntentHandler: INExtension {}", "principal class 'IntentHandler' lacks its module"),
      ("IntentHandler", "@objc(IntentHandler) class IntentHandler: INExtension {}", nil),
      ("E.IntentHandler", "class IntentHandler: NSObject {}", "principal class 'IntentHandler' is no INExtension"),
      ("E.IntentHandler", "class IntentHandler: KitchenExtension {}", nil),
      ("E.IntentHandler", "class Base: INExtension {}\nclass IntentHandler: Base {}", nil),
      (
        "E.IntentHander", "class IntentHandler: INExtension {}",
        "principal class 'IntentHander' is declared nowhere"
      ),
      ("E.IntentHandler", "class Other: NSObject {}", nil),
      ("$(INTENT_HANDLER)", "class IntentHandler: INExtension {}", nil),
    ] as [(String, String, String?)])
  func principalClass(_ name: String, _ source: String, _ message: String?) {
    let files = Files(Files.intent("OrderSoup", "<key>INIntentEligibleForWidgets</key><true/>"))
      .adding("E/Info.plist", Files.appExtension(principalClass: name))
      .adding("E/IntentHandler.swift", "import Intents\n" + source)
    let found = files.findings("missing-handler")
    #expect(found == (message.map { ["E/Info.plist:4:45 warning: \($0)"] } ?? []))
  }

  @Test("An app may have one scene while an extension handles its intents") func scenes() {
    let scenes = """
      <key>UIApplicationSceneManifest</key><dict>
      <key>UIApplicationSupportsMultipleScenes</key><false/></dict>
      """
    let alone = Files(Files.intent("OrderSoup"))
      .adding("App/Info.plist", Files.app("OrderSoupIntent", entries: scenes))
    #expect(alone.findings("missing-handler").count == 1)
    let together = alone.adding("E/Info.plist", Files.appExtension("OrderSoupIntent"))
    #expect(together.findings("missing-handler").isEmpty)
  }
}
