import IntentCompiler
import TestSupport
import Testing

@Suite("Extensions compile")
struct ExtensionOutputTests {
  @Test("of every sample, in either mode", arguments: SampleDefinition.valid, SwiftLanguageMode.allCases)
  func compiles(sample: SampleDefinition, mode: SwiftLanguageMode) throws {
    let scaffold = try ScaffoldedExtension(of: [sample], options: ScaffoldOptions())
    guard !scaffold.parts.isEmpty else { return }
    #expect(try scaffold.check(in: mode).isClean)
  }

  @Test("of all samples as one module, in any style", arguments: styles, SwiftLanguageMode.allCases)
  func compilesTogether(options: ScaffoldOptions, mode: SwiftLanguageMode) throws {
    let scaffold = try ScaffoldedExtension(of: SampleDefinition.valid, options: options)
    #expect(
      scaffold.expectedTypes == ["IntentHandler", "IntentViewController", "IntentDonations", "IntentShortcuts"])
    #expect(try scaffold.check(in: mode).isClean)
  }

  @Test("of no actor, in a module of the main actor", arguments: SwiftLanguageMode.allCases)
  func compilesOnMainActor(mode: SwiftLanguageMode) throws {
    let scaffold = try ScaffoldedExtension(
      of: SampleDefinition.valid, options: ScaffoldOptions(isolation: .nonisolated),
      compiler: CompilerOptions(isNonisolated: true))
    #expect(try scaffold.check(in: mode, furtherArguments: ["-default-isolation", "MainActor"]).isClean)
  }

  @Test("on Linux, up to the search for data races", arguments: styles, SwiftLanguageMode.allCases)
  func compilesPortably(options: ScaffoldOptions, mode: SwiftLanguageMode) throws {
    let scaffold = try ScaffoldedExtension(
      of: SampleDefinition.valid, options: options, compiler: CompilerOptions(flavor: .portable))
    // Handlers of the system's intents are empty there.
    let report = try PortableChecker().check(
      scaffold.classes + scaffold.handlers + scaffold.parts, in: mode,
      furtherArguments: ["-package-name", "scaffold"])
    #expect(report.isClean)
  }

  @Test("of no actor on Linux, in a module of the main actor")
  func compilesPortablyOnMainActor() throws {
    let scaffold = try ScaffoldedExtension(
      of: SampleDefinition.valid, options: ScaffoldOptions(isolation: .nonisolated),
      compiler: CompilerOptions(isNonisolated: true, flavor: .portable))
    let report = try PortableChecker().check(
      scaffold.classes + scaffold.handlers + scaffold.parts, in: .six,
      furtherArguments: ["-default-isolation", "MainActor"])
    #expect(report.isClean)
  }

  @Test("handlers of the main actor can be made where the system asks for them")
  func initializer() throws {
    let sample = try #require(SampleDefinition.valid.first { $0.stem == "Orders" })
    let scaffold = try ScaffoldedExtension(of: [sample], options: ScaffoldOptions(isolation: .mainActor))
    let withoutInitializer = scaffold.handlers.map {
      SwiftSource(name: $0.name, text: $0.text.replacing("nonisolated override init()", with: "func nothing()"))
    }
    let report = try TypeChecker().check(
      scaffold.classes + withoutInitializer + scaffold.parts, expecting: scaffold.expectedTypes, in: .five)
    #expect(report.isRefusal(saying: "call to main actor-isolated initializer"))
  }

  @Test("a mistake in one is refused", arguments: mistakes)
  func refuses(mistake: PlantedError) throws {
    let samples = SampleDefinition.valid.filter { ["Orders", "Messaging"].contains($0.stem) }
    let scaffold = try ScaffoldedExtension(of: samples, options: ScaffoldOptions())
    for mode in mistake.modes {
      #expect(try scaffold.check(planting: mistake, in: mode).isRefusal(saying: mistake.words), "\(mode)")
    }
  }

  private static let styles = [
    ScaffoldOptions(), ScaffoldOptions(style: .completion),
    ScaffoldOptions(access: .public, isolation: .mainActor),
    ScaffoldOptions(style: .completion, access: .package, isolation: .mainActor, host: .app),
  ]

  private static let mistakes = [
    PlantedError(
      "handler of another name", replacing: "return OrderCoffeeIntentHandler()", with: "return OrderCofeeHandler()",
      says: "cannot find 'OrderCofeeHandler' in scope"),
    PlantedError(
      "handler of the system's intent of another name", replacing: "return SendMessageIntentHandler()",
      with: "return SendMesageIntentHandler()", says: "cannot find 'SendMesageIntentHandler' in scope"),
    PlantedError(
      "no method of the superclass", replacing: "override func handler(for intent:",
      with: "override func handler(of intent:", says: "do not match those of overridden method"),
    PlantedError(
      "another signature of the view controller", replacing: "of interaction: INInteraction",
      with: "interaction: INInteraction",
      says: "different argument labels from those required by protocol"),
    PlantedError(
      "no such property", replacing: "intent.drink?.displayString", with: "intent.drinks?.displayString",
      says: "has no member 'drinks'"),
    PlantedError(
      "response of another intent", replacing: "response: OrderCoffeeIntentResponse? = nil",
      with: "response: OrderCoffeeResponse? = nil", says: "cannot find type 'OrderCoffeeResponse' in scope"),
    PlantedError(
      "no such role", replacing: "shortcutRole = .action", with: "shortcutRole = .act", says: "has no member 'act'"),
  ]
}
