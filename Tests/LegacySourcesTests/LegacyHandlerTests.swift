import LegacySources
import Testing

@Suite("Handlers of the old intents")
struct LegacyHandlerTests {
  @Test("are found with what chooses them, and what they name is told apart")
  func handlers() {
    let reading = LegacyReading([
      "Handler.swift": """
      class SoupHandler: NSObject, OrderSoupIntentHandling {
        func handle(intent: OrderSoupIntent, completion: @escaping (OrderSoupIntentResponse) -> Void) {}
      }
      let last: OrderSoupIntent? = nil
      """,
      "Extension.swift": """
      class IntentHandler: INExtension {
        override func handler(for intent: INIntent) -> Any { intent is OrderSoupIntent ? SoupHandler() : self }
      }
      extension IntentHandler: CloseKitchenIntentHandling {}
      class Chooser { func handler(for event: Event) {} }
      """,
      "App.swift": """
      class AppDelegate: UIApplicationDelegate {
        func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { nil }
      }
      class Messages: NSObject, INSendMessageIntentHandling {}
      """,
    ])
    #expect(
      reading.otherUses == [
        "handler of OrderSoupIntent: SoupHandler in 1", "dispatcher: IntentHandler.handler(for:) in 2",
        "handler of CloseKitchenIntent: IntentHandler in 4",
        "dispatcher: AppDelegate.application(_:handlerFor:) in 2", "handler of INSendMessageIntent: Messages in 4",
      ])
    #expect(reading.counts == ["OrderSoupIntent": "1+1 0+1", "OrderSoupIntentResponse": "0+1"])
  }

  @Test("are found through protocols of the project")
  func ownProtocols() {
    let reading = LegacyReading([
      "Protocols.swift": """
      protocol SoupMaking: Making, OrderSoupIntentHandling {}
      protocol Making: AnyObject {}
      """,
      "Handler.swift": "final class Kitchen: NSObject, SoupMaking {}",
    ])
    #expect(reading.otherUses == ["handler of OrderSoupIntent: Kitchen in 1"])
    #expect(reading.code.handlerClasses == ["OrderSoupIntent": "Kitchen"])
  }

  @Test("of widgets and views are found")
  func extensions() {
    let text = """
      struct Provider: IntentTimelineProvider {
        func getSnapshot(for configuration: OrderSoupIntent, in context: Context, completion: @escaping (E) -> Void) {}
      }
      struct Other: IntentTimelineProvider { typealias Intent = CloseKitchenIntent }
      struct Third: IntentTimelineProvider {}
      class View: UIViewController, INUIHostedViewControlling {
        func configure(with interaction: INInteraction) { _ = interaction.intent as? OrderSoupIntent }
      }
      """
    #expect(
      LegacyReading(text).otherUses == [
        "timelineProvider of OrderSoupIntent: Provider in 1", "timelineProvider of CloseKitchenIntent: Other in 4",
        "timelineProvider: Third in 5", "interface: View in 6",
      ])
  }

  @Test(
    "can be made",
    arguments: [
      "class H: NSObject, OrderSoupIntentHandling {}",
      "class H: NSObject, OrderSoupIntentHandling { var soup: String? }",
      "class H: NSObject, OrderSoupIntentHandling { let book = Book(); var size: Int { 1 } }",
      "class H: INExtension, OrderSoupIntentHandling {}",
      "class H: NSObject, OrderSoupIntentHandling { let book: Book\n  init(book: Book = .shared) { self.book = book } }",
      "class Base: NSObject { init(x: Int) {}\n  override init() {} }\nclass H: Base, OrderSoupIntentHandling {}",
      "class H: NSObject, OrderSoupIntentHandling { private let x: Int\n  init(x: Int) {}\n  convenience init() { self.init(x: 1) } }",
      "class H: NSObject {}\nextension H: OrderSoupIntentHandling {}",
      "class H: NSObject, OrderSoupIntentHandling { class In { init(x: Int) {} } }",
      "typealias Soups = OrderSoupIntentHandling\nclass H: NSObject, Soups {}",
      "typealias Soups = Ordering & Sendable\ntypealias Ordering = NSObject & Kit.OrderSoupIntentHandling\nclass H: Soups {}",
      "protocol Soups: OrderSoupIntentHandling {}\nclass H: NSObject {}\nextension H: Soups {}",
      "class Base: NSObject {}\nclass H: Base.Soups {}\nextension Base { typealias Soups = Base & OrderSoupIntentHandling }",
      "@available(iOS 12.0, macOS 13, *) @objc(Handler) class H: NSObject, OrderSoupIntentHandling {}",
      "class H: NSObject, OrderSoupIntentHandling { @objc public override init() { super.init() } }",
      "class H: NSObject, OrderSoupIntentHandling { @Published var book = Book.init()\n  @Lock(0) var x = 1 }",
    ])
  func makers(text: String) {
    #expect(LegacyReading(text).code.handlerClasses == ["OrderSoupIntent": "H"])
  }

  @Test(
    "cannot be made",
    arguments: [
      "class H: OrderSoupIntentHandling { init(book: Book) {} }", "class H: OrderSoupIntentHandling { let book: Book }",
      "class H: OrderSoupIntentHandling { init?() {} }", "class H: OrderSoupIntentHandling { private init() {} }",
      "class H: OrderSoupIntentHandling { init() async {} }", "class H: OrderSoupIntentHandling { init() throws {} }",
      "class H: OrderSoupIntentHandling { init(a: Int = 1, b: Int) {} }",
      "private class H: NSObject, OrderSoupIntentHandling {}", "class H<T>: NSObject, OrderSoupIntentHandling {}",
      "@MainActor class H: NSObject, OrderSoupIntentHandling {}", "class H: Unknown, OrderSoupIntentHandling {}",
      "struct H: OrderSoupIntentHandling { var soup: String? }",
      "#if DEBUG\nclass H: NSObject, OrderSoupIntentHandling {}\n#endif",
      "class Base { init(x: Int) {} }\nclass H: Base, OrderSoupIntentHandling {}",
      "class H: NSObject, OrderSoupIntentHandling {}\nclass I: NSObject, OrderSoupIntentHandling {}",
      "func f() { class H: NSObject, OrderSoupIntentHandling {} }",
      "typealias Soups = Unknown & OrderSoupIntentHandling\nclass H: Soups {}",
      "class Base { init(x: Int) {} }\ntypealias Soups = Base & OrderSoupIntentHandling\nclass H: Soups {}",
      "typealias Soups = Soups & OrderSoupIntentHandling\nclass H: Soups { let x: Int }",
      "class H: H, OrderSoupIntentHandling {}", "@available(iOS 17, *) class H: NSObject, OrderSoupIntentHandling {}",
      "@available(*, unavailable) class H: NSObject, OrderSoupIntentHandling {}",
      "class H: NSObject, OrderSoupIntentHandling { init(x: Int) {}\n  @available(*, unavailable) override init() {} }",
      "class H: NSObject, OrderSoupIntentHandling { @available(*, unavailable) init() {}\n  init(x: Int = 1) {} }",
      "class B: NSObject { @available(*, unavailable) override init() {} }\nclass H: B, OrderSoupIntentHandling {}",
      "class H: NSObject, OrderSoupIntentHandling { @MainActor override init() {} }",
      "class H: NSObject, OrderSoupIntentHandling {\n#if DEBUG\noverride init() {}\n#else\ninit(x: Int) {}\n#endif\n}",
      "@MainActor protocol P: OrderSoupIntentHandling {}\nclass H: NSObject, P {}",
      "@MainActor protocol P {}\nclass H: NSObject, OrderSoupIntentHandling, P { override init() {} }",
      "@MainActor class B {}\nclass H: B, OrderSoupIntentHandling { init(x: Int = 1) {} }",
      "class H: UIResponder, UIApplicationDelegate, OrderSoupIntentHandling { override init() {} }",
      "@MainActor protocol P {}\nprotocol Q: P {}\nclass H: NSObject, Q, OrderSoupIntentHandling {}",
      "class H: NSObject {}\n#if DEBUG\nextension H: OrderSoupIntentHandling {}\n#endif",
      "class H: NSObject {}\n@available(iOS 17, *) extension H: OrderSoupIntentHandling {}",
      "private extension H { convenience init(x: Int = 1) { self.init() } }\nclass H: OrderSoupIntentHandling { init(y: Int) {} }",
    ])
  func unmakers(text: String) {
    #expect(LegacyReading(text).code.handlerClasses == [:])
  }

  @Test(
    "within other types can be made where those are open to the module, and there in every build",
    arguments: [
      ("enum O", true), ("extension String", true), ("private enum O", false), ("fileprivate extension String", false),
      ("@available(iOS 26, *) enum O", false), ("@available(iOS 26, *) extension String", false),
      ("struct O<T>", false), ("enum O { private enum I", false), ("enum O { public enum I", true),
    ])
  func nested(owner: String, isMade: Bool) {
    let braces = String(repeating: "}", count: owner.count { $0 == "{" } + 1)
    let text = owner + " { class H: NSObject, OrderSoupIntentHandling {} " + braces
    #expect(LegacyReading(text).code.handlerClasses.isEmpty != isMade)
    // An extension is as open as the type that it extends.
    guard owner.hasSuffix("enum O") else { return }
    let split = owner + " {}\nextension O { class H: NSObject, OrderSoupIntentHandling {} }"
    #expect(LegacyReading(split).code.handlerClasses.isEmpty != isMade)
  }

  @Test(
    "that cannot be made say why",
    arguments: [
      ("private class H: NSObject, OrderSoupIntentHandling {}", "'H' (Test.swift:1) is private"),
      (
        "class H: NSObject, OrderSoupIntentHandling { let book: Book\n  init(book: Book) { self.book = book } }",
        "'H' (Test.swift:1) needs an argument"
      ),
      ("class H: NSObject, OrderSoupIntentHandling { let book: Book }", "'H' (Test.swift:1) needs a value for 'book'"),
      ("@MainActor class H: NSObject, OrderSoupIntentHandling {}", "'H' (Test.swift:1) has '@MainActor'"),
      (
        "class H: NSObject, OrderSoupIntentHandling {}\nclass I: NSObject, OrderSoupIntentHandling {}",
        "2 types handle it: 'H' (Test.swift:1); 'I' (Test.swift:2)"
      ),
      (
        "enum Soups { class H: NSObject, OrderSoupIntentHandling { init(book: Book) {} } }\n"
          + "class E: INExtension { override func handler(for intent: INIntent) -> Any? { Soups.H(book: .all) } }",
        "'Soups.H' (Test.swift:1) needs an argument; "
          + "the choice of today has 'Soups.H(book: .all)'"
      ),
    ])
  func obstacles(text: String, words: String) {
    #expect(LegacyReading(text).code.handlers["OrderSoupIntent"]?.words == words)
  }

  @Test("take along what they alone use, and not what others use, too")
  func helpers() {
    let handler = """
      class H: NSObject, OrderSoupIntentHandling { func handle() { Answers.make() } }
      enum Answers { static func make() { _ = OrderSoupIntentResponse() } }
      class E: INExtension { override func handler(for intent: INIntent) -> Any? { Factory().choose(intent) } }
      struct Factory { func choose(_ intent: INIntent) -> Any? { intent is OrderSoupIntent ? H() : nil } }
      """
    #expect(LegacyReading(handler).counts == ["OrderSoupIntentResponse": "0+1", "OrderSoupIntent": "0+1"])
    let shared = handler + "\nlet other: Void = Answers.make()"
    #expect(LegacyReading(shared).counts == ["OrderSoupIntentResponse": "1", "OrderSoupIntent": "0+1"])
  }

  @Test("are asked for what they answer: of two intents, the one that a method names")
  func continuingOfTwo() {
    let code = LegacyReading(
      """
      class Waiter: NSObject, OrderSoupIntentHandling, CloseKitchenIntentHandling {
        func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init(code: .success, userActivity: nil) }
        func handle(intent: CloseKitchenIntent) async -> CloseKitchenIntentResponse {
          .init(code: .continueInApp, userActivity: nil)
        }
      }
      """
    ).code
    #expect(code.continuingHandlers == ["CloseKitchenIntent": "Waiter"])
    #expect(code.backgroundIntents == ["OrderSoupIntent"])
  }

  @Test("have the app go on, or do not")
  func continuing() {
    func handlers(_ body: String) -> [String: String] {
      LegacyReading(
        """
        class Waiter: NSObject, OrderSoupIntentHandling {}
        extension Waiter { func answer() -> OrderSoupIntentResponse { \(body) } }
        class Other { let code = OrderSoupIntentResponseCode.continueInApp }
        """
      ).code.continuingHandlers
    }
    #expect(handlers(".init(code: .continueInApp, userActivity: nil)") == ["OrderSoupIntent": "Waiter"])
    #expect(handlers(".init(code: .failureRequiringAppLaunch, userActivity: nil)") == ["OrderSoupIntent": "Waiter"])
    #expect(handlers("/* .continueInApp */ .init(code: .success, userActivity: nil)") == [:])
  }

  @Test("of the system are told from others by the results that they name without a module")
  func frameworkResults() {
    let text = """
      class Messages: NSObject, INSendMessageIntentHandling, OrderSoupIntentHandling {
        func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
          INStringResolutionResult.needsValue()
        }
        func resolveContent(for intent: OrderSoupIntent) async -> INStringResolutionResult { .needsValue() }
        func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] { [] }
      }
      extension Messages {
        func resolveSpeakableGroupName(
          for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
        ) {}
        func resolveContent(for intent: INSendMessageIntent) async -> Intents.INStringResolutionResult { x }
      }
      """
    #expect(
      LegacyReading(text).otherUses.filter { $0.hasPrefix("frameworkResult") } == [
        "frameworkResult of INSendMessageIntent: INStringResolutionResult in 2",
        "frameworkResult of INSendMessageIntent: INSendMessageRecipientResolutionResult in 6",
        "frameworkResult of INSendMessageIntent: INSpeakableStringResolutionResult in 10",
      ])
  }
}
