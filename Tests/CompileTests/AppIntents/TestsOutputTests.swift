import IntentCompiler
import MigrationSupport
import TestSupport
import Testing

@Suite("The tests of migrated code compile beside it")
struct TestsOutputTests {
  @Test(
    "in either mode, whatever actions do",
    arguments: MigrationGroup.samples(with: [
      (MigrationVariation(.modern, "16.0", .six, isComplete: true), MigrateOptions.Performing.gap),
      (MigrationVariation(.modern, "18.0", .six), .bridge),
      (MigrationVariation(.modern, "17.0", .five, access: .public), .bridge),
    ]))
  func samples(group: MigrationGroup, way: (MigrationVariation, MigrateOptions.Performing)) throws {
    // In the last way, handlers resolve nothing.
    let code = try group.testedCode(way.0, way.1, resolves: way.0.mode == .six, module: "Samples")
    let report = try code.check(in: way.0.mode)
    #expect(report.isClean)
  }

  @Test(
    "of published definitions", .enabled(if: Corpus.isAvailable),
    arguments: MigrationGroup.corpus(dealtAmong: [
      (MigrationVariation(.modern, "26.0", .five), MigrateOptions.Performing.gap),
      (MigrationVariation(.modern, "16.0", .six, access: .public), .bridge),
    ]))
  func corpus(group: MigrationGroup, way: (MigrationVariation, MigrateOptions.Performing)) throws {
    let code = try group.testedCode(way.0, way.1, module: "Corpus")
    guard code.hasTests else { return }
    #expect(try code.check(in: way.0.mode, findsDataRaces: false).isClean)
  }

  @Test(
    "whatever is asked for of actions, of which every second asks its handler",
    arguments: MigrationGroup.samples(with: [
      (AskedSurfaces.snippets, MigrationVariation(.modern, "26.0", .six)),
      (.configurations, MigrationVariation(.modern, "17.0", .five, access: .public)),
    ]))
  func surfaces(group: MigrationGroup, way: (AskedSurfaces, MigrationVariation)) throws {
    #expect(try group.testedCode(way.0, way.1, module: "Surfaces").check(in: way.1.mode).isClean)
  }

  @Test("of types, too", arguments: MigrationGroup.samples)
  func types(group: MigrationGroup) throws {
    let variation = MigrationVariation(.modern, "26.0", .six, access: .public, query: "property")
    #expect(try group.testedCode(variation, .bridge, module: "Types").check(in: .six).isClean)
  }

  @Test(
    "and a mistake in them is refused",
    arguments: [
      ("action.quantity = 1", "action.quantity = true"),
      ("action.size = .default", "action.size = .medium"),
      ("SiriKitBridgeQuestion.value", "SiriKitBridgeQuestion.none"),
      ("response.paid = true", "response.paid = \"yes\""),
      ("private final class ScriptedHandler: NSObject", "private struct ScriptedHandler"),
    ])
  func refuses(text: String, mistake: String) throws {
    let group = try MigrationGroup.single("Orders")
    let code = try group.testedCode(MigrationVariation(.modern, "16.0", .six), .bridge, module: "Samples")
    let report = try code.replacing(text, with: mistake, inTests: "OrderCoffeeTests.swift").check(in: .six)
    #expect(!report.isClean)
  }
}
