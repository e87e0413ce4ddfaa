import IntentCompiler
import MigrationSupport
import TestSupport
import Testing

@Suite("Actions that ask handlers compile beside the generated classes and scaffolded handlers")
struct BridgeOutputTests {
  @Test(
    "for every target",
    arguments: MigrationGroup.samples(with: [
      MigrationVariation(.modern, "16.4", .six), MigrationVariation(.modern, "17.0", .six),
      MigrationVariation(.modern, "26.0", .six), MigrationVariation(.modern, "16.0", .six, isComplete: true),
      MigrationVariation(.modern, "26.0", .six, access: .public, isComplete: true),
    ]))
  func samples(group: MigrationGroup, variation: MigrationVariation) throws {
    try check(group, variation)
  }

  @Test(
    "with everything that can be asked for type by type",
    arguments: MigrationGroup.samples(with: MigrationVariation.surfaces.filter { $0.mode == .six }))
  func surfaces(group: MigrationGroup, variation: MigrationVariation) throws {
    try check(group, variation)
  }

  @Test(
    "as they are on Apple's systems",
    arguments: MigrationGroup.samples(with: [
      MigrationVariation(.modern, "16.0", .five), MigrationVariation(.modern, "18.0", .six),
      MigrationVariation(.modern, "26.0", .five), MigrationVariation(.modern, "17.0", .six, isOnMainActor: true),
    ]))
  func apple(group: MigrationGroup, variation: MigrationVariation) throws {
    try checkForApple(group, variation)
  }

  @Test(
    "as they are on Apple's systems, of published definitions", .enabled(if: Corpus.isAvailable),
    arguments: MigrationGroup.corpus(with: [
      MigrationVariation(.modern, "16.0", .six), MigrationVariation(.modern, "18.0", .five, access: .public),
    ]))
  func corpus(group: MigrationGroup, variation: MigrationVariation) throws {
    try checkForApple(group, variation)
  }

  private func checkForApple(_ group: MigrationGroup, _ variation: MigrationVariation) throws {
    let sources = try group.bridgedSourcesForApple(variation)
    let types = sources.classes.flatMap(\.declaredTypes)
    #expect(!types.isEmpty && !sources.actions.isEmpty)
    let report = try TypeChecker.ofBothWorlds().check(
      sources.all + sources.handlers, expecting: types, in: variation.mode, furtherArguments: variation.isolation)
    #expect(report.isClean)
  }

  private func check(_ group: MigrationGroup, _ variation: MigrationVariation) throws {
    let report = try AppIntentsChecker().checkBridge(
      try group.bridgedSources(variation), in: variation.mode, findsDataRaces: variation.findsDataRaces)
    #expect(report.isClean)
  }

  @Test(
    "as they are on Apple's systems, and a mistake in them is refused",
    arguments: [
      // What is optional in a protocol of Objective-C is so on Apple's systems alone.
      ("OrderCoffee.swift", "await handler.confirm?(intent: legacy)", "await handler.confirm(intent: legacy)"),
      ("SiriKitBridgeResults.swift", "override public class func needsValue", "public class func needsValue"),
      ("SiriKitBridgeResults.swift", "class func __success(with", "class func success(with"),
    ])
  func refusesForApple(file: String, text: String, mistake: String) throws {
    let group = try MigrationGroup.single("Orders")
    let sources = try group.bridgedSourcesForApple(MigrationVariation(.modern, "16.0", .six))
    let report = try TypeChecker.ofBothWorlds().check(
      planted(mistake, for: text, in: file, of: sources.all + sources.handlers),
      expecting: sources.classes.flatMap(\.declaredTypes), in: .six)
    #expect(!report.isClean)
  }

  @Test(
    "and a mistake in them is refused",
    arguments: [
      ("OrderCoffee.swift", "legacy.quantity = value.map { NSNumber(value: $0) }", "legacy.quantity = value"),
      ("OrderCoffee.swift", ".settle { await handler.resolveDrink", ".settle { await handler.resolveExtras"),
      ("OrderCoffee.swift", "read: { ($0 as? CoffeeDrink)", "read: { ($0 as? CoffeeOrder)"),
      ("OrderCoffee.swift", "case .failureBarClosed:", "case .failureBarShut:"),
      (
        "GetReceiptOrderOptionsQuery.swift", "handler.provideOrderOptionsCollection",
        "handler.provideOrdersOptionsCollection"
      ),
      ("GetReceipt.swift", "query: GetReceiptOrderOptionsQuery()", "query: CoffeeDrinkAppEntityQuery()"),
      ("LegacyOrderCoffeeIntentHandler.swift", "return .success(with: address)", "return .success(with: 1)"),
      ("CoffeeDrinkAppEntity.swift", "self.roast?.legacy ?? .unknown", "self.roast?.legacy"),
      ("SiriKitBridgeResults.swift", "class func success(with value: String)", "class func success(with value: Int)"),
    ])
  func refuses(file: String, text: String, mistake: String) throws {
    let group = try MigrationGroup.single("Orders")
    let sources = try planted(
      mistake, for: text, in: file, of: group.bridgedSources(MigrationVariation(.modern, "16.0", .six)))
    #expect(try !AppIntentsChecker().checkBridge(sources, in: .six).isClean)
  }

  private func planted(
    _ mistake: String, for text: String, in file: String, of sources: [SwiftSource]
  ) throws -> [SwiftSource] {
    var sources = sources
    let index = try #require(sources.firstIndex { $0.name == file })
    try #require(sources[index].text.contains(text))
    sources[index] = SwiftSource(name: file, text: sources[index].text.replacing(text, with: mistake))
    return sources
  }
}
