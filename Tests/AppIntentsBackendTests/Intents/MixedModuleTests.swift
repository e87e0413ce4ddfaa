import IntentSemantics
import SwiftCode
import Testing

@testable import AppIntentsBackend

@Suite("A module in which some actions ask handlers")
struct MixedModuleTests {
  private static let intents = [
    IntentFixture.intent(
      "PaintHull",
      parameters: [
        IntentFixture.parameter("finish", .enumeration(IntentFixture.finish), resolves: true)
      ]),
    IntentFixture.intent(
      "LeavePier",
      parameters: [
        IntentFixture.parameter("pier", .object(IntentFixture.pier)),
        IntentFixture.parameter("hours", .integer, resolves: true),
      ]),
  ]

  private static func files(_ options: MigrationOptions) throws -> [String: String] {
    try IntentFixture.files(intents, options).mapValues { String(decoding: $0.render(), as: UTF8.self) }
  }

  @Test("has both, and conversions only for the values of those that do")
  func mixed() throws {
    let files = try Self.files(
      MigrationOptions(surfaces: .of("PaintHull") { $0.performing = Configured(.bridge) }))
    #expect(files["PaintHull.swift"]?.contains("handler.handle(intent: legacy)") == true)
    #expect(files["PaintHull.swift"]?.contains("import Intents\n") == true)
    #expect(files["LeavePier.swift"]?.contains("MigrationGap.value()") == true)
    #expect(files["LeavePier.swift"]?.contains("import Intents\n") == false)
    #expect(files["FinishAppEnum.swift"]?.contains("var legacy: Finish") == true)
    #expect(files["PierAppEntity.swift"]?.contains("legacy") == false)
    let results = try #require(files["SiriKitBridgeResults.swift"])
    #expect(results.contains("INEnumResolutionResult") && !results.contains("INIntegerResolutionResult"))
    let handlers = try #require(files["SiriKitHandlers.swift"])
    #expect(handlers.contains("PaintHullIntent") && !handlers.contains("LeavePierIntent"))
    #expect(files["MigrationGap.swift"] != nil)
    // What an entity is in, whatever asks for it, exists where the bridge does.
    for (name, text) in files where name != "MigrationGap.swift" {
      #expect(text.contains("#if canImport(Intents) && !os(tvOS)"), "\(name)")
    }
  }

  @Test("can be asked for the other way round")
  func exception() throws {
    var options = MigrationOptions(surfaces: .of("LeavePier") { $0.performing = Configured(.gap) })
    options.performing = .bridge
    #expect(
      try Self.files(options)
        == Self.files(
          MigrationOptions(
            surfaces: .of("PaintHull") {
              $0.performing = Configured(.bridge)
            })))
  }

  @Test("has nothing of the bridge where no action asks a handler")
  func none() throws {
    var options = MigrationOptions()
    for name: ConfiguredText in ["PaintHull", "LeavePier"] {
      options.surfaces.append(contentsOf: .of(name) { $0.performing = Configured(.gap) })
    }
    options.performing = .bridge
    #expect(try Self.files(options) == Self.files(MigrationOptions()))
  }

  @Test("tells of a prompt that cannot be said, whether the action or its handler asks", arguments: [true, false])
  func prompts(isBridge: Bool) throws {
    let parameter = IntentFixture.parameter(
      "depth", .integer, resolves: true, prompts: [IntentFixture.prompt("Primary", "Really ${depth}?")])
    var options = MigrationOptions()
    options.performing = isBridge ? .bridge : .gap
    let files = try IntentFixture.files([IntentFixture.intent("PaintHull", parameters: [parameter])], options)
    let remarks = files.values.flatMap(\.record.remarks).filter { $0.verdict == .lost }
    #expect(remarks.map(\.element) == ["PaintHull.depth"])
    #expect(remarks.map(\.quote) == ["Really ${depth}?"])
  }
}
