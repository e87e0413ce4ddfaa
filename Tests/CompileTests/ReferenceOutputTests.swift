import TestSupport
import Testing

@Suite("Reference output compiles")
struct ReferenceOutputTests {
  @Test(
    "without an error or a warning", arguments: try ReferenceOutput.all(), SwiftLanguageMode.allCases)
  func compiles(output: ReferenceOutput, mode: SwiftLanguageMode) throws {
    let sources = try output.sources()
    let report = try TypeChecker().check(
      sources, expecting: sources.flatMap(\.declaredTypes), in: mode, furtherArguments: output.arguments)
    #expect(report.isClean)
  }

  @Test("each file declares the type that it is named after")
  func declaresNamesake() throws {
    for output in try ReferenceOutput.all() where output.variation.layout == nil {
      for source in try output.sources() {
        #expect(source.declaredTypes.first == source.stem, "\(output.testDescription)")
      }
    }
  }

  @Test("most definitions have output, those with options too")
  func outputs() throws {
    let outputs = try ReferenceOutput.all()
    #expect(outputs.count { $0.variation.name == "default" } >= 11)
    let portable = try ReferenceOutput.all(flavor: "portable")
    let swift = try OutputVariation.all().filter { $0.language == nil }
    #expect(Set((outputs + portable).map(\.variation.name)) == Set(swift.map(\.name)))
  }

  @Test(
    "nonisolated output compiles in a module of the main actor",
    arguments: try ReferenceOutput.all().filter { $0.variation.nonisolated == true }, SwiftLanguageMode.allCases)
  func compilesOnMainActor(output: ReferenceOutput, mode: SwiftLanguageMode) throws {
    let sources = try output.sources()
    let report = try TypeChecker().check(
      sources, expecting: sources.flatMap(\.declaredTypes), in: mode,
      furtherArguments: output.arguments + Self.mainActor)
    #expect(report.isClean)
  }

  @Test("nonisolated output can be handled in a module of the main actor", arguments: SwiftLanguageMode.allCases)
  func handlesOnMainActor(mode: SwiftLanguageMode) throws {
    let output = try #require(try ReferenceOutput.named("Orders", in: "package-nonisolated"))
    let report = try TypeChecker().check(
      try output.sources() + [OrdersSample.handlers], expecting: ["ReceiptHandler", "RefundHandler"], in: mode,
      furtherArguments: output.arguments + Self.mainActor)
    #expect(report.isClean)
  }

  @Test("without nonisolated, the same handlers are refused there")
  func refusesIsolatedOutput() throws {
    let output = try #require(try ReferenceOutput.named("Orders", in: "default"))
    let report = try TypeChecker().check(
      try output.sources() + [OrdersSample.handlers], expecting: ["ReceiptHandler"], in: .six,
      furtherArguments: ["-package-name", "generated"] + Self.mainActor)
    #expect(!report.errors.isEmpty)
  }

  @Test("a mistake in a recorded file is refused", arguments: mistakes)
  func refuses(mistake: PlantedError) throws {
    let output = try #require(try ReferenceOutput.named("Orders", in: "default"))
    let sources = try #require(mistake.planted(in: try output.sources()))
    for mode in mistake.modes {
      let report = try TypeChecker().check(sources, expecting: ["OrderCoffeeIntent"], in: mode)
      #expect(report.isRefusal(saying: mistake.words), "\(mode)")
    }
  }

  private static let mainActor = ["-default-isolation", "MainActor"]

  private static let mistakes = [
    PlantedError(
      "misspelt type", replacing: "var drink: CoffeeDrink?", with: "var drink: CoffeDrink?",
      says: "cannot find type 'CoffeDrink' in scope", in: SwiftLanguageMode.allCases),
    PlantedError(
      "lost renamed:", replacing: #"@available(*, renamed: "resolveSize(for:)")"#, with: "", says: "conflicts with"),
    PlantedError(
      "lost back-ticks", replacing: "var `in`: SeatingArea", with: "var in: SeatingArea",
      says: "keyword 'in' cannot be used as an identifier"),
    PlantedError(
      "wrong selector", replacing: "@objc(handleOrderCoffee:completion:)", with: "@objc(handleOrderCoffee:)",
      says: "'@objc' method name provides", in: SwiftLanguageMode.allCases),
  ]
}
