import Foundation
import IntentCompiler
import MigrationSupport
import TestSupport
import Testing

@Suite("All surfaces of actions compile")
struct SurfaceOutputTests {
  private struct Choice: Sendable, CustomTestStringConvertible {
    let asked: AskedSurfaces
    let variation: MigrationVariation

    var testDescription: String { "\(asked.rawValue), \(variation.testDescription)" }

    static let all = AskedSurfaces.allCases.flatMap { asked in
      asked.targets.map { Choice(asked: asked, variation: MigrationVariation(.modern, $0, .six)) }
        + asked.targets.suffix(1).map { Choice(asked: asked, variation: MigrationVariation(.modern, $0, .five)) }
    }
    static let few = AskedSurfaces.allCases.flatMap { asked in
      asked.targets.prefix(1).map { Choice(asked: asked, variation: MigrationVariation(.modern, $0, .six)) }
    }
    static let further = AskedSurfaces.allCases.flatMap { asked in
      asked.targets.suffix(1).map { target in
        Choice(asked: asked, variation: MigrationVariation(.modern, target, .six, access: .public, isComplete: true))
      }
    }
  }

  @Test("for every target that has them", arguments: MigrationGroup.samples(with: Choice.all + Choice.further))
  private func samples(group: MigrationGroup, choice: Choice) throws {
    let sources = try group.sources(choice.asked, choice.variation)
    let report = try AppIntentsChecker().check(
      sources, in: choice.variation.mode, furtherArguments: choice.variation.arguments)
    #expect(report.isClean)
  }

  @Test(
    "of published definitions", .enabled(if: Corpus.isAvailable),
    arguments: MigrationGroup.corpus(dealtAmong: Choice.few))
  private func corpus(group: MigrationGroup, choice: Choice) throws {
    // The other actions are what they are where none asks its handler.
    let report =
      choice.asked == .snippets
      ? try AppIntentsChecker().checkBridge(
        try group.mixedSources(choice.asked, choice.variation), in: choice.variation.mode, findsDataRaces: false)
      : try AppIntentsChecker().check(
        try group.sources(choice.asked, choice.variation), in: choice.variation.mode,
        furtherArguments: choice.variation.arguments)
    #expect(report.isClean)
  }

  @Test("where every second action asks its handler", arguments: MigrationGroup.samples(with: Choice.few))
  private func mixed(group: MigrationGroup, choice: Choice) throws {
    let report = try AppIntentsChecker().checkBridge(
      try group.mixedSources(choice.asked, choice.variation), in: choice.variation.mode)
    #expect(report.isClean)
  }

  @Test(
    "and have nothing that Apple's tools refuse", arguments: MigrationGroup.samples(with: Choice.all + Choice.further))
  private func checks(group: MigrationGroup, choice: Choice) throws {
    let options = try choice.variation.options()
    let file = try group.configuration(choice.asked, choice.variation)
    let faults = Compiler().migrationFaults(of: group.definitions, options: options, configuration: file)
    #expect(faults == [])
  }

  @Test("and use nothing that their target does not have", arguments: MigrationGroup.samples)
  func availability(group: MigrationGroup) throws {
    for target in AskedSurfaces.configurations.targets {
      let sources = try group.sources(.configurations, MigrationVariation(.modern, target, .five))
      #expect(try AppIntentsChecker().unavailable(in: sources, on: target) == [])
    }
  }

  @Test("with the view of the guide in place of the one that is written")
  func guide() throws {
    let group = try MigrationGroup.single("Orders")
    var sources = try group.sources(.snippets, MigrationVariation(.modern, "26.0", .six))
    let index = try #require(sources.firstIndex { $0.name == "OrderCoffeeSnippet.swift" })
    let view = try #require(sources[index].text.range(of: "/// What the snippet of"))
    sources[index] = SwiftSource(name: sources[index].name, text: String(sources[index].text[..<view.lowerBound]))
    sources.append(
      try SwiftSource(
        contentsOf: RepositoryLayout.root.appending(path: "Tests/SnippetGuide/OrderCoffeeSnippetView.swift")))
    #expect(try AppIntentsChecker().check(sources, in: .six).isClean)
  }

  @Test("one that opens the app at its target too, whoever does the work", arguments: [false, true])
  func opens(isBridged: Bool) throws {
    let sample = try #require(try SampleDefinition.samples(named: ["Orders"]).first)
    let text = String(decoding: try sample.contents(), as: UTF8.self)
      .replacing(">drink<", with: ">target<").replacing(">drink,", with: ">target,")
      .replacing("${drink", with: "${target")
    let definition = DefinitionSource(path: sample.path, bytes: [UInt8](text.utf8))
    let asked = isBridged ? "open: true, perform: 'bridge'" : "open: true"
    let file = DefinitionSource(
      path: "intentc.json", bytes: [UInt8]("{ migrate: { intents: { OrderCoffee: { \(asked) } } } }".utf8))
    let options = MigrateOptions()
    let actions = Compiler().migration(of: [definition], options: options, configuration: file).files
    let action = try #require(actions.first { $0.name == "OrderCoffee.swift" })
    let code = String(decoding: action.bytes, as: UTF8.self)
    #expect(code.contains(": AppIntent, OpenIntent, ") && code.contains("var target: CoffeeDrinkAppEntity\n"))
    let report =
      isBridged
      ? try AppIntentsChecker().checkBridge(
        BridgedSources([definition], options, configuration: file).all, in: .six)
      : try AppIntentsChecker().check(
        actions.map(SwiftSource.init(_:)), in: .six)
    #expect(report.isClean)
  }

  @Test(
    "and a mistake in them is refused",
    arguments: [
      (AskedSurfaces.snippets, ", snippetIntent: ", ", snippet: "),
      (.snippets, " & ShowsSnippetIntent {", " {"), (.snippets, ": SnippetIntent {", ": AppIntent {"),
      (.snippets, "-> some IntentResult & ShowsSnippetView {", "-> some IntentResult {"),
      (.snippets, "return .result(\n            view: ", "return .result(\n            content: "),
      (.snippets, "    init() {\n    }\n\n    init(", "    init("),
      (.snippets, "action.donate()", "action.donate(result: 3)"),
      (.snippets, ".shared.add(dependency: ", ".shared.add(value: "),
      (.snippets, "    @Dependency\n", "    @Dependence\n"),
      (.schemas, "@AppIntent(schema: .photos.", "@AppIntent(schema: .photographs."),
    ])
  func refuses(asked: AskedSurfaces, text: String, mistake: String) throws {
    let group = try MigrationGroup.single("Orders")
    let variation = MigrationVariation(.modern, "26.0", .six)
    var sources = try group.sources(asked, variation)
    let index = try #require(sources.firstIndex { $0.text.contains(text) }, "no file has \(text)")
    sources[index] = SwiftSource(name: sources[index].name, text: sources[index].text.replacing(text, with: mistake))
    #expect(try !AppIntentsChecker().check(sources, in: .six, furtherArguments: variation.arguments).isClean)
  }
}
