import Foundation
import IntentCompiler
import TestSupport
import Testing

@Suite("Portable output compiles")
struct PortableOutputTests {
  @Test(
    "without an error or a warning", arguments: try ReferenceOutput.all(flavor: "portable"),
    SwiftLanguageMode.allCases)
  func compiles(output: ReferenceOutput, mode: SwiftLanguageMode) throws {
    let sources = try output.sources()
    #expect(!sources.isEmpty)
    #expect(try PortableChecker().check(sources, in: mode, furtherArguments: output.arguments).isClean)
  }

  @Test("nonisolated output compiles in a module of the main actor", arguments: SwiftLanguageMode.allCases)
  func compilesOnMainActor(mode: SwiftLanguageMode) throws {
    let output = try #require(
      try ReferenceOutput.all(flavor: "portable").first { $0.variation.nonisolated == true })
    let report = try PortableChecker().check(
      try output.sources(), in: mode, furtherArguments: output.arguments + ["-default-isolation", "MainActor"])
    #expect(report.isClean)
  }

  /// Asynchronous handlers in Swift 6 mode, which asks more of them, those with completion handlers in Swift 5 mode.
  @Test(
    "of published definitions, with their handlers, in either style", .enabled(if: Corpus.isAvailable),
    arguments: CorpusOutput.groups, [ScaffoldOptions.Style.async, .completion])
  func corpusWithHandlers(group: [CorpusOutput], style: ScaffoldOptions.Style) throws {
    let compiler = Compiler(options: CompilerOptions(flavor: .portable))
    var sources: [SwiftSource] = []
    for (index, output) in group.enumerated() {
      let source = try output.source()
      let handlers = compiler.handlers(for: [source], options: ScaffoldOptions(style: style)).files
      sources += (compiler.compile([source]).files + handlers).map {
        SwiftSource(name: "\(index)-\($0.name)", text: String(decoding: $0.bytes, as: UTF8.self))
      }
    }
    sources += try CorpusOutput.extensionSources(of: group, options: ScaffoldOptions(style: style))
    #expect(try PortableChecker().check(sources, in: style == .async ? .six : .five).isClean)
  }

  @Test("a mistake in a recorded file is refused", arguments: mistakes)
  func refuses(mistake: PlantedError) throws {
    let output = try #require(
      try ReferenceOutput.all(flavor: "portable").first { $0.testDescription == "portable/Orders" })
    let sources = try #require(mistake.planted(in: try output.sources()))
    for mode in mistake.modes {
      let report = try PortableChecker().check(sources, in: mode)
      #expect(report.isRefusal(saying: mistake.words), "\(mode): \(report)")
    }
  }

  private static let mistakes = [
    PlantedError(
      "missing module", replacing: "import IntentsTestKit", with: "import IntentsTestKitten",
      says: "no such module 'IntentsTestKitten'", in: SwiftLanguageMode.allCases),
    PlantedError(
      "misspelt type", replacing: "var drink: CoffeeDrink?", with: "var drink: CoffeDrink?",
      says: "cannot find type 'CoffeDrink' in scope", in: SwiftLanguageMode.allCases),
    PlantedError(
      "an attribute of Objective-C", replacing: "public class OrderCoffeeIntent:",
      with: "@objc(OrderCoffeeIntent) public class OrderCoffeeIntent:",
      says: "Objective-C interoperability is disabled", in: SwiftLanguageMode.allCases),
    PlantedError(
      "a parameter that is not there", replacing: #"ScriptedParameter("size", \.size)"#,
      with: #"ScriptedParameter("size", \.sise)"#, says: "has no member 'sise'", in: SwiftLanguageMode.allCases),
    PlantedError(
      "a method of another name", replacing: "await $1.resolveSize(for: $0)", with: "await $1.resolveSizes(for: $0)",
      says: "has no member 'resolveSizes'", in: SwiftLanguageMode.allCases),
    PlantedError(
      "an intent that two tasks share", replacing: "return await handler.handle(intent: intent)",
      with: """
        Task.detached { print(intent) }
        return await handler.handle(intent: intent)
        """, says: "risks causing data races"),
  ]
}
