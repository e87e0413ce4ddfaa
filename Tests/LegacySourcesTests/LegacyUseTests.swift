import LegacySources
import Testing

@Suite("Uses of the old intents")
struct LegacyUseTests {
  @Test("of donations within an extension of an intent are about that")
  func ownDonations() {
    let text = """
      extension OrderSoupIntent {
        func note() { INInteraction(intent: self, response: nil).donate(completion: nil) }
      }
      struct Note { func note() { INInteraction(intent: self, response: nil).donate(completion: nil) } }
      """
    #expect(
      LegacyReading(text).otherUses == [
        "donation of OrderSoupIntent: INInteraction(intent:response:) in 2",
        "donation: INInteraction(intent:response:) in 4",
      ])
  }

  @Test("in donations are found with the intent, however it is written")
  func donations() {
    let text = """
      let soup = OrderSoupIntent()
      INInteraction(intent: soup, response: nil).donate()
      func donate(_ intent: OrderSoupIntent) {
        let interaction = INInteraction(intent: intent, response: nil)
        interaction.donate(completion: nil)
      }
      INInteraction.init(intent: CloseKitchenIntent(), response: nil).donate { _ in }
      if let closing = intent as? CloseKitchenIntent { _ = INInteraction(intent: closing, response: nil) }
      INInteraction(intent: unknown(), response: nil).donate()
      INInteraction(intent: OtherIntent(), response: nil).donate()
      INInteraction(intent: INSendMessageIntent(), response: nil)
      INInteraction(intent: INPauseWorkoutIntent(), response: nil)
      INInteraction.deleteAll()
      manager.donate(soup)
      """
    #expect(
      LegacyReading(text).otherUses == [
        "donation of OrderSoupIntent: INInteraction(intent:response:) in 2",
        "donation of OrderSoupIntent: INInteraction(intent:response:) in 4",
        "donation of OrderSoupIntent: interaction.donate in 5",
        "donation of CloseKitchenIntent: INInteraction(intent:response:) in 7",
        "donation of CloseKitchenIntent: INInteraction(intent:response:) in 8",
        "donation: INInteraction(intent:response:) in 9",
        "donation of INSendMessageIntent: INInteraction(intent:response:) in 11",
        "donation of INPauseWorkoutIntent: INInteraction(intent:response:) in 12",
        "deletion: INInteraction.deleteAll in 13",
      ])
  }

  @Test("are told by properties and methods of other files")
  func acrossFiles() {
    let reading = LegacyReading([
      "A.swift": """
      INInteraction(intent: order.siriIntent, response: nil)
      INShortcut(intent: makeIntent(for: order))
      let intent = last.siriIntent
      let shortcut = INShortcut(intent: intent)
      """,
      "B.swift": """
      extension Order {
        var siriIntent: OrderSoupIntent { OrderSoupIntent() }
      }
      struct Maker {
        func makeIntent(for order: Order) -> CloseKitchenIntent? { nil }
      }
      """,
    ])
    #expect(
      reading.otherUses == [
        "donation of OrderSoupIntent: INInteraction(intent:response:) in 1",
        "suggestion of CloseKitchenIntent: INShortcut(intent:) in 2",
        "suggestion of OrderSoupIntent: INShortcut(intent:) in 4",
      ])
  }

  @Test(
    "of frameworks are found",
    arguments: [
      ("let s = INShortcut.intent(OrderSoupIntent())", "suggestion of OrderSoupIntent: INShortcut.intent in 1"),
      (
        "INVoiceShortcutCenter.shared.getAllVoiceShortcuts { _, _ in }", "suggestion: INVoiceShortcutCenter.shared in 1"
      ),
      (
        "let soup = OrderSoupIntent(); soup.suggestedInvocationPhrase = text",
        "suggestion of OrderSoupIntent: suggestedInvocationPhrase in 1"
      ),
      ("INRelevantShortcutStore.default.setRelevantShortcuts([])", "relevance: INRelevantShortcutStore.default in 1"),
      (
        "let b: INUIAddVoiceShortcutButton = INUIAddVoiceShortcutButton(style: .black)",
        "addToSiri: INUIAddVoiceShortcutButton in 1"
      ),
      (
        "INUIEditVoiceShortcutViewController(voiceShortcut: v)",
        "addToSiri: INUIEditVoiceShortcutViewController in 1"
      ),
      (
        "IntentConfiguration(kind: \"Soup\", intent: OrderSoupIntent.self, provider: P()) { _ in }",
        "widgetConfiguration of OrderSoupIntent: IntentConfiguration(kind:intent:provider:) in 1"
      ),
      ("INPreferences.requestSiriAuthorization { _ in }", "authorization: INPreferences.requestSiriAuthorization in 1"),
      ("INVocabulary.shared().removeAllVocabularyStrings()", "vocabulary: INVocabulary.shared in 1"),
      ("let text = \"\\(INVocabulary.shared())\"", "vocabulary: INVocabulary.shared in 1"),
    ])
  func frameworks(text: String, use: String) {
    #expect(LegacyReading(text).otherUses == [use])
  }

  @Test(
    "are no false alarm",
    arguments: [
      "// INInteraction(intent: OrderSoupIntent(), response: nil)", "/* OrderSoupIntent /* Soup */ Size */",
      "let text = \"OrderSoupIntent, INVocabulary.shared() and Soup\"", "let name = \"OrderSoupIntent\"",
      "let menu = #\"\\(Soup.self)\"#", "INShortcut(userActivity: activity)", "menu.Soup()", "kitchen(.Size)",
      "enum Course { case Soup, Size }", "func Soup() {}", "f(Size: 1)", "donate(Order())",
      "Container(kind: 1, IntentConfiguration: 2)", "let x = interaction.intents",
      "struct IntentConfiguration {}\nlet c = IntentConfiguration(kind: 1, intent: 2)",
      "enum Cart { enum Size { case s }\n  var size = Size.s }\nlet s = Cart.Size.s",
      "struct Cart {}\nextension Cart { enum Size {} }\nextension Cart { var s: Size? { nil } }",
      "let a = interaction.intent as? INStartCallIntent", "if activity.interaction?.intent is OtherIntent {}",
      "let activity = NSUserActivity(activityType: t); activity.suggestedInvocationPhrase = p",
      "self.userActivity?.suggestedInvocationPhrase = p", "let s = INShortcut(intent: OtherIntent())",
      "IntentConfiguration(kind: k, intent: OtherIntent.self, provider: p) { _ in }",
      "struct P: IntentTimelineProvider { func getSnapshot(for c: OtherIntent, in x: Context) {} }",
      "struct Soup {}\nlet soup = Soup()", "let v = Vector(); v.Size.width = 1",
    ])
  func falseAlarms(text: String) {
    #expect(LegacyReading(text).uses == [])
  }

  @Test("count the generated types by file, with the first place of each")
  func counts() {
    let reading = LegacyReading([
      "A.swift": """
      // Soup
      let soup = Soup(identifier: "1", display: "Soup \\(Soup.self)")
      let size: Size = .large; let kit: Kit.Size
      extension Soup { var size: Size { .large } }
      func f(_ r: OrderSoupIntentResponse, code: OrderSoupIntentResponseCode) {}
      """,
      "B.swift": "let s: [Soup]? = nil; let r: SoupResolutionResult, u: OrderSoupBowlsUnsupportedReason",
    ])
    #expect(
      reading.uses == [
        "object of Soup: Soup in 2", "enumeration of Size: Size in 3",
        "responseClass of OrderSoupIntent: OrderSoupIntentResponse in 5",
        "responseClass of OrderSoupIntent: OrderSoupIntentResponseCode in 5", "object of Soup: Soup in 1",
        "resolutionResult of Soup: SoupResolutionResult in 1",
        "unsupportedReason of OrderSoupIntent: OrderSoupBowlsUnsupportedReason in 1",
      ])
    #expect(reading.counts["Soup"] == "3 1")
    #expect(reading.counts["Size"] == "3")
  }

  @Test("of protocols of handlers are told where no handler is declared")
  func protocols() {
    let text = """
      class Barista: NSObject, OrderSoupIntentHandling { func tell() -> (any OrderSoupIntentHandling)? { self } }
      var barista: (any OrderSoupIntentHandling)?
      func closing(_ handlers: [CloseKitchenIntentHandling], _ other: some OrderSoupIntentHandling) {}
      extension OrderSoupIntentHandling { func log() {} }
      protocol Staff: CloseKitchenIntentHandling {}
      """
    #expect(
      LegacyReading(text).uses == [
        "handler of OrderSoupIntent: Barista in 1",
        "handlingProtocol of OrderSoupIntent: OrderSoupIntentHandling in 2",
        "handlingProtocol of CloseKitchenIntent: CloseKitchenIntentHandling in 3",
      ])
    #expect(LegacyReading(text).counts == ["OrderSoupIntentHandling": "3", "CloseKitchenIntentHandling": "2"])
  }

  @Test("that someone has copied into the project are the generated ones")
  func copies() {
    #expect(
      LegacyReading("class OrderSoupIntent: INIntent {}\nlet intent = OrderSoupIntent()").counts == [
        "OrderSoupIntent": "1"
      ])
  }

  @Test(
    "of activities are strings",
    arguments: [
      "view.onContinueUserActivity(\"OrderSoupIntent\") { _ in }", "NSUserActivity(activityType: \"OrderSoupIntent\")",
      "if activity.activityType == \"OrderSoupIntent\" {}", "if \"OrderSoupIntent\" != activity.activityType {}",
      "switch activity.activityType { case \"x\", \"OrderSoupIntent\": break; default: break }",
      "let orderActivity = \"OrderSoupIntent\"", "static let activityType: String = \"OrderSoupIntent\"",
    ])
  func activities(text: String) {
    #expect(LegacyReading(text).uses == ["continuation of OrderSoupIntent: \"OrderSoupIntent\" in 1"])
  }

  @Test("that the app goes on with are found")
  func continuations() {
    let text = """
      guard let intent = userActivity.interaction?.intent as? OrderSoupIntent else { return }
      let any = activity.interaction!.intent as? INIntent
      activity.activityType == NSStringFromClass(CloseKitchenIntent.self)
      """
    #expect(
      LegacyReading(text).otherUses == [
        "continuation of OrderSoupIntent: interaction.intent in 1", "continuation: interaction.intent in 2",
        "continuation of CloseKitchenIntent: NSStringFromClass(CloseKitchenIntent.self) in 3",
      ])
  }

  @Test("that the app goes on with stay where the method asks for them in other lines")
  func continuedInOtherLines() {
    let reading = LegacyReading(
      """
      class Scene {
        func scene(_ scene: UIScene, continue activity: NSUserActivity) {
          guard let intent = activity.interaction?.intent else { return }
          switch intent {
          case let order as Menu.OrderSoupIntent: show(order)
          case is CloseKitchenIntent: close()
          default: break
          }
          if activity.activityType == String(describing: OrderSoupIntent.self) { show() }
          perform(OrderSoupIntent())
        }
        func other(_ intent: INIntent) { if intent is CloseKitchenIntent { close() } }
      }
      """)
    let staying = reading.code.uses.filter { $0.kind == .intentClass }.map {
      "\($0.name) \($0.stayingCount) of \($0.count)"
    }
    #expect(staying.sorted() == ["CloseKitchenIntent 1 of 2", "OrderSoupIntent 2 of 3"])
  }

  @Test("are told where the intent goes by another name")
  func otherNames() {
    let reading = LegacyReading([
      "A.swift": """
      INInteraction(intent: Meal(), response: nil).donate(completion: nil)
      let shortcut = INShortcut(intent: Soup2())
      func note(_ meal: Meal) { INInteraction(intent: meal, response: nil).donate(completion: nil) }
      INInteraction(intent: Own(), response: nil)
      INInteraction(intent: Joined(), response: nil)
      """,
      "B.swift": """
      typealias Meal = Soup2
      typealias Soup2 = Menu.OrderSoupIntent
      typealias Loop = Loop
      enum Kit { class Own {} }
      typealias Own = OrderSoupIntent
      typealias Joined = OrderSoupIntent & Sendable
      """,
    ])
    #expect(
      reading.otherUses == [
        "donation of OrderSoupIntent: INInteraction(intent:response:) in 1",
        "suggestion of OrderSoupIntent: INShortcut(intent:) in 2",
        "donation of OrderSoupIntent: INInteraction(intent:response:) in 3",
      ])
  }

  @Test(
    "in code that no build has are none",
    arguments: [
      ("#if false\nlet a: OrderSoupIntent? = nil\n#endif", 0), ("#if 0\nlet a = \"\\(OrderSoupIntent())\"\n#endif", 0),
      ("#if false\n#else\nlet a: OrderSoupIntent? = nil\n#endif", 1),
      ("#if DEBUG\nlet a: OrderSoupIntent? = nil\n#elseif !true\nlet b: OrderSoupIntent? = nil\n#endif", 1),
      ("#if false\n#if DEBUG\nlet a: OrderSoupIntent? = nil\n#endif\nlet b: OrderSoupIntent? = nil\n#endif", 0),
      ("#if false\n#endif\nlet a: OrderSoupIntent? = nil", 1),
      ("#if false || DEBUG\nlet a: OrderSoupIntent?\n#endif", 1),
      ("#if false\nlet a: OrderSoupIntent? = nil", 1), ("#endif\n#else\nlet a: OrderSoupIntent? = nil", 1),
    ])
  func uncompiled(text: String, count: Int) {
    #expect(LegacyReading(text).counts == (count == 0 ? [:] : ["OrderSoupIntent": "\(count)"]))
  }
}
