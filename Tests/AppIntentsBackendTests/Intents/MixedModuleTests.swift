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

  @Test("lets handlers see what the project names, and tells of what they do not")
  func optionDependencies() throws {
    let intent = IntentFixture.intent(parameters: [
      .sample(.object(IntentFixture.pier), named: "pier", dynamic: true), IntentFixture.parameter("coats", .integer),
      IntentFixture.parameter("colour"),
    ])
    func query(_ target: SystemVersion, _ seen: [ConfiguredText]) throws -> (text: String, remarks: [MigrationRemark]) {
      var options = MigrationOptions(target: target)
      options.performing = .bridge
      if !seen.isEmpty {
        options.surfaces.append(contentsOf: .of("PaintHull") { $0.optionDependencies = ["pier": seen] })
      }
      let file = try #require(IntentFixture.files([intent], options)["PierAppEntityQuery.swift"])
      return (String(decoding: file.render(), as: UTF8.self), file.record.remarks.filter { $0.verdict == .changed })
    }
    let seeing = try query(.iOS17, ["coats"])
    #expect(seeing.text.contains("@IntentParameterDependency<PaintHull>(\\.$coats)\n    var coatsParameter\n"))
    #expect(seeing.text.contains("legacy.coats = (coatsParameter?.coats)"))
    #expect(seeing.remarks.map(\.quote) == ["colour"])
    #expect(try query(.iOS17, ["coats", "colour"]).remarks == [])
    let blind = try query(.iOS16, [])
    #expect(!blind.text.contains("IntentParameterDependency"))
    #expect(blind.remarks.map(\.quote) == ["coats, colour"])
    #expect(
      blind.remarks.first?.hint?.contains("'--target iOS17.0' with '--dependency INTENT.PARAMETER=OTHER'") == true)
  }

  @Test("gives Spotlight what handlers offer, under conditions that are said once")
  func spotlight() throws {
    let intent = IntentFixture.intent(parameters: [
      .sample(.object(IntentFixture.pier), named: "pier", dynamic: true)
    ])
    func files(_ performing: IntentSurfaces.Performing, _ query: TypeSurfaces.Query?) throws -> [String: MigratedFile] {
      var options = MigrationOptions(target: .iOS18)
      options.performing = performing
      options.surfaces.append(
        contentsOf: .ofType("Pier") {
          $0.isIndexed = true
          $0.query = query.map { Configured($0) }
        })
      return try IntentFixture.files([intent], options)
    }
    func texts(_ file: MigratedFile?) throws -> (code: String, hints: [String]) {
      let file = try #require(file)
      return (String(decoding: file.render(), as: UTF8.self), file.record.remarks.compactMap(\.hint))
    }
    let hint = "'PierAppEntityQuery().allEntities()' has all that there are"
    for query in [nil, TypeSurfaces.Query.properties] {
      let bridged = try files(.bridge, query)
      let index = try texts(bridged["PierAppEntity+Spotlight.swift"])
      #expect(index.hints.contains(hint))
      #expect(index.code.contains("#if canImport(Intents) && !os(tvOS) && canImport(CoreSpotlight) && !os(watchOS)\n"))
      #expect(
        try texts(bridged["PierAppEntityQuery.swift"]).code
          .contains("\n    func allEntities() async throws -> [PierAppEntity] {\n        return try await options()"))
    }
    let gap = try files(.gap, nil)
    #expect(try !texts(gap["PierAppEntity+Spotlight.swift"]).hints.contains(hint))
    #expect(try !texts(gap["PierAppEntityQuery.swift"]).code.contains("allEntities"))
  }

  @Test("gives the app the values of an action that goes on there, and marks what is left to do")
  func continuation() throws {
    func handlers(continues: Bool) throws -> (handlers: String, action: String) {
      var options = MigrationOptions(target: .iOS18, continuesInApp: continues)
      options.performing = .bridge
      let files = try Self.files(options)
      return (try #require(files["SiriKitHandlers.swift"]), try #require(files["PaintHull.swift"]))
    }
    let (text, action) = try handlers(continues: true)
    #expect(text.contains("func continueInApp(_ activity: NSUserActivity, with interaction: INInteraction) {"))
    #expect(text.contains("// TODO: Go on as the app does"))
    #expect(action.contains("response.userActivity ?? NSUserActivity("))
    #expect(action.contains("activityType: \"PaintHullIntent\""))
    #expect(action.contains("INInteraction(intent: legacy, response: response)"))
    #expect(action.contains("SiriKitHandlers.continueInApp(activity, with: interaction)"))
    #expect(try !handlers(continues: false).handlers.contains("continueInApp"))
  }

  @Test("tells of a handler that has the app go on where nothing does")
  func forsakenContinuation() throws {
    func hints(_ target: SystemVersion, continues: Bool = false) throws -> [String?] {
      var options = MigrationOptions(target: target, continuesInApp: continues)
      options.performing = .bridge
      options.continuingHandlers = ["PaintHullIntent": "Painter"]
      return try IntentFixture.files(Self.intents, options).values.flatMap(\.record.remarks).filter {
        $0.verdict == .lost && $0.quote == "Painter"
      }.map(\.hint)
    }
    #expect(try hints(.iOS18) == ["'--continue-in-app' has the app go on"])
    #expect(try hints(.iOS16) == ["with '--target iOS16.4', '--continue-in-app' has the app go on"])
    #expect(try hints(.iOS18, continues: true) == [])
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

  @Test("asks in the words of the property, wherever a handler needs a value")
  func questions() throws {
    let intent = IntentFixture.intent(parameters: [
      IntentFixture.parameter(
        "coats", .integer, resolves: true, prompts: [IntentFixture.prompt("Primary", "How many?")]),
      IntentFixture.parameter(
        "crew", isArray: true, resolves: true, prompts: [IntentFixture.prompt("Primary", "Who helps?")]),
    ])
    let text = try Self.action(intent)
    #expect(text.contains("ask: { try await $coats.requestValue(\"How many?\") }"))
    #expect(text.contains("ask: { $crew.needsValueError(\"Who helps?\") }"))
  }

  @Test("tells reasons from those that an optional has, and says no bound that is left open")
  func reasons() throws {
    let reasons = [
      IntentFixture.reason("none", "No paint."), IntentFixture.reason("some", "Some paint."),
      IntentFixture.reason("greaterThanMaximumValue", "At most ${maximumValue}.", isBuiltIn: true),
      IntentFixture.reason("lessThanMinimumValue", "At least ${minimumValue}.", isBuiltIn: true),
    ]
    let intent = IntentFixture.intent(parameters: [
      IntentFixture.parameter(
        "coats", .integer, resolves: true, options: .number(NumberOptions(minimum: .integer(1))), reasons: reasons)
    ])
    let text = try Self.action(intent)
    #expect(text.contains("case .some(.none):\n            self = .coatsNone\n"))
    #expect(text.contains("case .some(.some):\n            self = .coatsSome\n"))
    #expect(text.contains("case .lessThanMinimumValue:\n            self = .coatsLessThanMinimumValue\n"))
    #expect(text.contains("case .coatsLessThanMinimumValue:\n            \"At least 1.\""))
    #expect(text.contains("case .coatsGreaterThanMaximumValue:\n            \"This value can’t be used.\""))
    let remarks = try IntentFixture.files([intent], Self.asking)["PaintHull.swift"]?.record.remarks ?? []
    #expect(remarks.filter { $0.reason.contains("names a bound") }.map(\.quote) == ["At most ${maximumValue}."])
  }

  private static var asking: MigrationOptions {
    var options = MigrationOptions()
    options.performing = .bridge
    return options
  }

  /// The code of an action that asks its handler.
  private static func action(_ intent: Intent) throws -> String {
    let file = try #require(IntentFixture.files([intent], asking)["PaintHull.swift"])
    return String(decoding: file.render(), as: UTF8.self)
  }
}
