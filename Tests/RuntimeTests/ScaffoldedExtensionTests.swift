import IntentsTestKit
import TestSupport
import Testing

@testable import PortableSamples

@Suite("A scaffolded extension")
struct ScaffoldedExtensionTests {
  /// The intent classes of all samples that have a handler.
  private static func handledClasses() throws -> [String] {
    let variation = try #require(try HandlerVariation.all().first { $0.name == "handlers" })
    return FileTree.paths(in: variation.folder).filter { $0.hasSuffix("Handler.swift") }.map { path in
      String((path.split(separator: "/").last ?? "").dropLast("Handler.swift".count))
    }
  }

  @Test("gives each intent of the samples to its handler, and a new one each time", arguments: try handledClasses())
  func dispatches(className: String) throws {
    // The mangled name of a class in the module.
    let name = "15PortableSamples\(className.utf8.count)\(className)C"
    let type = try #require(_typeByName(name) as? INIntent.Type, "\(name)")
    let intent = type.init()
    let handler = try #require(IntentHandler().handler(for: intent) as? NSObject)
    #expect("\(Swift.type(of: handler))" == className + "Handler")
    #expect(IntentHandler().handler(for: intent) as? NSObject !== handler)
  }

  @Test("has none for an intent that it does not know")
  func unknown() {
    final class OtherIntent: INIntent {}
    #expect(IntentHandler().handler(for: OtherIntent()) == nil)
  }

  @Test("has many to give away")
  func amount() throws {
    #expect(try Self.handledClasses().count > 25)
  }

  @Test("carries an intent on to its handler's answer")
  func conversation() async throws {
    let intent = TrackParcelIntent()
    let handler = try #require(IntentHandler().handler(for: intent) as? any TrackParcelIntentHandling)
    #expect(await handler.confirm(intent: intent).code == .ready)
  }
}

@Suite("Scaffolded suggestions")
struct ScaffoldedSuggestionTests {
  /// The donations of this test; others may donate at the same time.
  private var ownDonations: [String] {
    INInteraction.donations.map(\.identifier).filter { ["1", "2", "3"].contains($0) }
  }

  @Test("are donated, and taken back one by one, in groups and all at once")
  func donations() async throws {
    let response = OrderCoffeeIntentResponse(code: .success, userActivity: nil)
    let intent = OrderCoffeeIntent()
    try await IntentDonations.donate(intent, response: response, identifier: "1", groupIdentifier: "bar")
    try await IntentDonations.donate(RequestRefundIntent(), identifier: "2", groupIdentifier: "bar")
    try await IntentDonations.donate(BuyGiftCardIntent(), identifier: "3")
    #expect(ownDonations == ["1", "2", "3"])
    #expect(INInteraction.donations.contains { $0.intent === intent && $0.intentResponse === response })
    try await IntentDonations.delete(groupIdentifier: "bar")
    #expect(ownDonations == ["3"])
    try await IntentDonations.delete(identifiers: ["3"])
    #expect(ownDonations == [])
    try await IntentDonations.donate(BuyGiftCardIntent(), identifier: "3")
    try await IntentDonations.deleteAll()
    #expect(ownDonations == [])
  }

  @Test("are shortcuts, with a phrase")
  func shortcuts() {
    let intents = IntentShortcuts.suggestions.compactMap { shortcut in
      if case .intent(let intent) = shortcut { intent } else { nil }
    }
    #expect(intents.contains { $0 is OrderCoffeeIntent })
    #expect(!intents.contains { $0 is BookTableIntent })
    #expect(intents.allSatisfy { $0.suggestedInvocationPhrase?.isEmpty == false })
    #expect(intents.first { $0 is OrderCoffeeIntent }?.suggestedInvocationPhrase == "Order Coffee")
    #expect(IntentShortcuts.relevantShortcuts.count == intents.count)
  }
}
