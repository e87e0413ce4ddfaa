import Foundation
import IntentCompiler
import MigrationSupport
import TestSupport
import Testing

@Suite("Handlers compile")
struct HandlerOutputTests {
  @Test(
    "recorded ones, with the recorded classes", arguments: try RecordedHandlers.all(), SwiftLanguageMode.allCases)
  func compiles(handlers: RecordedHandlers, mode: SwiftLanguageMode) throws {
    let report = try handlers.check(try handlers.sources(), in: mode)
    #expect(report.isClean)
  }

  @Test("nonisolated handlers, in a module of the main actor", arguments: SwiftLanguageMode.allCases)
  func compilesOnMainActor(mode: SwiftLanguageMode) throws {
    let classes = try #require(try ReferenceOutput.named("Orders", in: "package-nonisolated"))
    let orders = try #require(SampleDefinition.valid.first { $0.stem == "Orders" })
    let source = DefinitionSource(path: orders.path, bytes: [UInt8](try orders.contents()))
    let handlers = Compiler().handlers(for: [source], options: ScaffoldOptions(isolation: .nonisolated)).files
    let sources = handlers.map(SwiftSource.init(_:))
    let report = try TypeChecker().check(
      try classes.sources() + sources, expecting: sources.map(\.stem), in: mode,
      furtherArguments: classes.arguments + ["-default-isolation", "MainActor"])
    #expect(report.isClean)
  }

  @Test("a mistake in a recorded handler is refused", arguments: mistakes)
  func refuses(mistake: PlantedError) throws {
    let handlers = try #require(try RecordedHandlers.all().first { $0.testDescription == "handlers/Orders" })
    let sources = try #require(mistake.planted(in: try handlers.sources()))
    for mode in SwiftLanguageMode.allCases {
      let report = try handlers.check(sources, in: mode)
      #expect(report.isRefusal(saying: mistake.words), "\(mode)")
    }
  }

  private static let mistakes = [
    PlantedError(
      "lost method", replacing: "func resolveDrink(", with: "func resolveDrinks(", says: "does not conform to protocol"),
    PlantedError(
      "other result", replacing: "async -> CupSizeResolutionResult {", with: "async -> INStringResolutionResult {",
      says: "cannot convert"),
    PlantedError(
      "wrong reason", replacing: ".unsupported(forReason: .lessThanMinimumValue)",
      with: ".unsupported(forReason: .lessThanMinimum)", says: "in reference to member 'lessThanMinimum'"),
    PlantedError(
      "wrong label", replacing: ".failureNoCupSize(size, drink: drink)",
      with: ".failureNoCupSize(size: size, drink: drink)",
      says: "extraneous argument label"),
  ]
}

@Suite("Handlers of published definitions compile", .enabled(if: Corpus.isAvailable))
struct CorpusHandlerTests {
  @Test(
    "in either style, in groups", arguments: CorpusOutput.groups,
    [(ScaffoldOptions.Style.async, SwiftLanguageMode.six), (.completion, .five)])
  func compiles(group: [CorpusOutput], form: (style: ScaffoldOptions.Style, mode: SwiftLanguageMode)) throws {
    var sources: [SwiftSource] = []
    var handlers: [String] = []
    for (index, output) in group.enumerated() {
      sources += output.sources.map { SwiftSource(name: "\(index)-\($0.name)", text: $0.text) }
      let definition = DefinitionSource(
        path: output.definition.path, bytes: [UInt8](try output.definition.contents()))
      let options = ScaffoldOptions(style: form.style)
      let result = Compiler().handlers(for: [definition], options: options)
      #expect(!result.report.hasErrors)
      let files = result.files + Compiler().systemHandlers(for: [definition], options: options).files
      // Several definitions customise the same intents of the system.
      for file in files where !handlers.contains(String(file.name.dropLast(".swift".count))) {
        let source = SwiftSource(name: file.name, text: String(decoding: file.bytes, as: UTF8.self))
        handlers.append(source.stem)
        sources.append(SwiftSource(name: "\(index)-\(file.name)", text: source.text))
      }
    }
    guard !handlers.isEmpty else { return }
    // One extension for all of them, as it would be in one module.
    let parts = try CorpusOutput.extensionSources(of: group, options: ScaffoldOptions(style: form.style))
    let report = try TypeChecker().check(
      sources + parts, expecting: handlers + parts.map(\.stem), in: form.mode)
    #expect(report.isClean)
  }
}
