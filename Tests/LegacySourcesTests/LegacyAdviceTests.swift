import LegacySources
import Testing

@Suite("Advice on uses of old intents")
struct LegacyAdviceTests {
  private let advice = LegacyAdvice(
    asksHandlers: true, shortcutsProvider: "CafeShortcuts", shortcutTypes: ["OrderSoup"], hasSystemIntents: false,
    hidingFile: "Results.swift")

  private static let soup = SuccessorType("OrderSoup", isBridged: false)
  private static let askingSoup = SuccessorType("OrderSoup", isBridged: true)

  @Test("names the successor, or says that there is none", arguments: LegacyUseKind.allCases)
  func successors(kind: LegacyUseKind) {
    let withoutName: Set<LegacyUseKind> = [
      .dispatcher, .deletion, .addToSiri, .interface, .authorization, .vocabulary, .resolutionResult,
      .frameworkResult,
    ]
    let words = advice.words(for: kind, .type(Self.soup))
    #expect(words.contains("'OrderSoup'") != withoutName.contains(kind), "\(words)")
    #expect(words.count { $0 == "'" }.isMultiple(of: 2) && !words.hasSuffix("."))
    let system = advice.words(for: kind, .system(advice: "no counterpart"))
    #expect(
      kind == .frameworkResult
        ? system.contains("write the module in front")
        : system == "it is an intent of the system, and stays: no counterpart")
    let none = advice.words(for: kind, .nothing)
    #expect(none.contains("nothing takes its place") == kind.isGeneratedType || kind == .dispatcher)
    #expect(!kind.title.isEmpty)
  }

  @Test("has handlers of the system's intents move where something is begun for them")
  func begun() throws {
    let type = SuccessorType("StartWorkout", isBridged: false, isForWidgets: false)
    #expect(advice.words(for: .handler, .begun(type)).hasPrefix("its work goes into 'perform()' of 'StartWorkout'"))
    for kind in LegacyUseKind.allCases {
      #expect(!advice.words(for: kind, .begun(type)).contains("definition"))
    }
    let reading = LegacyReading("class Messages: NSObject, INSendMessageIntentHandling {}")
    let use = try #require(reading.code.uses.first { $0.kind == .handler })
    #expect(advice.outlook(of: use, .begun(type)) == .change)
    #expect(advice.outlook(of: use, .system(advice: "")) == .stay)
  }

  @Test("lets handlers stay where they are asked")
  func bridge() {
    #expect(advice.words(for: .handler, .type(Self.askingSoup)).hasPrefix("it stays: "))
    #expect(advice.words(for: .handler, .type(Self.soup)).hasPrefix("its work goes into "))
    #expect(advice.words(for: .dispatcher, .all).contains("'SiriKitHandlers'"))
    #expect(
      advice.words(for: .object, .type(SuccessorType("Soup", isBridged: true)), .stay)
        == "handlers and what is kept use it; 'Soup' takes its place")
  }

  @Test("tells handlers that nothing asks, and those whose work has moved")
  func unaskedHandlers() throws {
    let use = try #require(
      LegacyReading("class H: NSObject, OrderSoupIntentHandling {}").code.uses.first { $0.kind == .handler })
    let unnamed = SuccessorType("OrderSoup", isBridged: true, asking: .unnamed)
    #expect(advice.words(for: .handler, .type(unnamed)).contains("'noHandler'"))
    #expect(advice.outlook(of: use, .type(unnamed)) == .change)
    let moved = SuccessorType("OrderSoup", isBridged: true, asking: .moved)
    #expect(advice.words(for: .handler, .type(moved)).contains("does its work itself"))
    #expect(advice.outlook(of: use, .type(moved)) == .stay)
  }

  @Test("has donations of App Intents deleted, until they are")
  func deletion() throws {
    func outlook(_ text: String) throws -> LegacyOutlook {
      advice.outlook(of: try #require(LegacyReading(text).code.uses.first { $0.kind == .deletion }), .all)
    }
    let old = "func forget() { INInteraction.deleteAll() }"
    #expect(try outlook(old) == .change)
    #expect(try outlook(old + "\nfunc new() { IntentDonationManager.shared.deleteDonations(matching: all) }") == .stay)
  }

  @Test("knows what else there is")
  func surroundings() {
    #expect(
      advice.words(for: .suggestion, .type(Self.soup)).hasSuffix(
        "'OrderSoup' has one in 'CafeShortcuts'"))
    #expect(
      advice.words(for: .suggestion, .type(SuccessorType("Close", isBridged: false))).hasSuffix(
        "give 'Close' one in 'CafeShortcuts'"))
    let system = LegacyAdvice(
      asksHandlers: false, shortcutsProvider: nil, shortcutTypes: [], hasSystemIntents: true,
      hidingFile: "Results.swift")
    #expect(system.words(for: .authorization, .all).hasPrefix("keep it"))
    #expect(system.words(for: .vocabulary, .all).contains("'AppShortcutsProvider.updateAppShortcutParameters()'"))
  }

  @Test("goes by what the type can do")
  func abilities() {
    #expect(advice.words(for: .donation, .type(Self.soup)).hasSuffix("'try await intent.donate()'"))
    let donated = SuccessorType("OrderSoup", isBridged: false, hasDonationMethod: true)
    #expect(advice.words(for: .donation, .type(donated)) == "call 'OrderSoup.donate(…)' in its place")
    let app = SuccessorType("OrderSoup", isBridged: false, isForWidgets: false)
    for kind in [LegacyUseKind.widgetConfiguration, .timelineProvider] {
      #expect(!advice.words(for: kind, .type(Self.soup)).contains("'widget: true'"))
      #expect(advice.words(for: kind, .type(app)).contains("'widget: true'"))
    }
  }
}
