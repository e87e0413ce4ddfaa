import Foundation
import IntentCompiler
import TestSupport
import Testing

@Suite("Objective-C output")
struct ObjectiveCOutputTests {
  @Test(
    "of the samples compiles without a warning, and so do handlers and what is around them",
    arguments: zip(ObjectiveCChecker.System.allCases, [false, true]))
  func samplesCompile(system: ObjectiveCChecker.System, isBackwards: Bool) throws {
    let sources = ObjectiveCOutput.together(try ObjectiveCOutput.samples().map { [$0] }, isBackwards: isBackwards)
    #expect(sources.count > 60)
    let report = try ObjectiveCChecker().check(sources, for: system, options: ObjectiveCChecker.systemIntents)
    #expect(report.isClean)
  }

  @Test(
    "of published definitions compiles without a warning, and so does what is scaffolded",
    .enabled(if: Corpus.isAvailable))
  func corpusCompiles() throws {
    #expect(ObjectiveCOutput.corpus.count == CorpusOutput.all.count)
    let report = try ObjectiveCChecker().check(
      ObjectiveCOutput.together(groups()), options: ObjectiveCChecker.systemIntents)
    #expect(report.isClean)
  }

  @Test("of the samples has the selectors of the Swift output, under the same names in Swift")
  func samplesHaveNames() throws {
    for output in try ObjectiveCOutput.samples() {
      try compare([output])
    }
  }

  @Test(
    "of published definitions has the selectors of the Swift output, under the same names in Swift",
    .enabled(if: Corpus.isAvailable))
  func corpusHasNames() throws {
    for group in groups() { try compare(group) }
  }

  /// The output of published definitions, in groups in none of which two declare a type of one name.
  private func groups() -> [[ObjectiveCOutput]] {
    let outputs = Dictionary(uniqueKeysWithValues: zip(CorpusOutput.all.map(\.definition), ObjectiveCOutput.corpus))
    return CorpusOutput.groups.map { group in group.compactMap { outputs[$0.definition] } }
  }

  /// Compares what the two languages declare, and has the importer find each member under its Swift name.
  private func compare(_ outputs: [ObjectiveCOutput]) throws {
    for output in outputs {
      let members = output.members
      let odd = Set(members).symmetricDifference(output.swiftMembers.map(\.member))
      #expect(odd == [], "\(output.name)")
      #expect(members.count == output.swiftMembers.count, "\(output.name)")
    }
    // As many names as members, and each leads to one: there are no others.
    let differences = try ImportChecker().differences(
      outputs.flatMap(\.sources), from: outputs.flatMap(\.swiftMembers))
    #expect(differences == [])
  }

  @Test("with a mistake is refused", arguments: mistakes)
  func refuses(mistake: PlantedObjectiveCError) throws {
    let report = try ObjectiveCChecker().check(try mistake.planted(in: try orders().sources))
    #expect(report.isRefusal(saying: mistake.words))
  }

  @Test("with another name or type for Swift is found out", arguments: renamings)
  func findsOut(mistake: PlantedObjectiveCError) throws {
    let output = try orders()
    let differences = try ImportChecker().differences(
      try mistake.planted(in: output.sources.filter { !$0.isCompiled }), from: output.swiftMembers)
    #expect(differences.contains { $0.contains(mistake.words) }, "\(differences)")
  }

  @Test("handlers with a mistake are refused", arguments: handlerMistakes)
  func refusesHandlers(mistake: PlantedObjectiveCError) throws {
    let output = try orders()
    let sources = output.sources.filter { !$0.isCompiled } + (try mistake.planted(in: output.handlers))
    #expect(try ObjectiveCChecker().check(output.sources.filter { !$0.isCompiled } + output.handlers).isClean)
    #expect(try ObjectiveCChecker().check(sources).isRefusal(saying: mistake.words))
  }

  @Test("what is around handlers is refused with a mistake", arguments: partMistakes)
  func refusesParts(mistake: PlantedObjectiveCError) throws {
    let output = try orders()
    let sources = try mistake.planted(in: ObjectiveCOutput.extensionFiles(of: [output]))
    let headers = (output.sources + output.handlers).filter { !$0.isCompiled }
    #expect(try ObjectiveCChecker().check(headers + sources).isRefusal(saying: mistake.words))
  }

  private static let partMistakes = [
    PlantedObjectiveCError(
      "ofInteraction:(INInteraction *)", "of:(INInteraction *)", says: "configureViewForParameters"),
    PlantedObjectiveCError("donateInteractionWithCompletion:", "donateWithCompletion:", says: "donateWithCompletion:"),
    PlantedObjectiveCError("initWithShortcut:shortcut", "initWithIntent:shortcut", says: "initWithIntent:"),
    PlantedObjectiveCError("#import \"OrderCoffeeIntentHandler.h\"\n", "", says: "OrderCoffeeIntentHandler"),
  ]

  private static let handlerMistakes = [
    PlantedObjectiveCError(
      "resolveSizeForOrderCoffee:", "resolveSizesForOrderCoffee:", says: "method 'resolveSizeForOrderCoffee"),
    PlantedObjectiveCError("successWithResolvedValue:", "successWithValue:", says: "successWithValue:"),
    PlantedObjectiveCError(
      "API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {", "{", says: "only available on iOS 14"),
    PlantedObjectiveCError("[[INObjectCollection alloc] initWithItems:items], nil", "items, nil", says: "incompatible"),
  ]

  private func orders() throws -> ObjectiveCOutput {
    try #require(try ObjectiveCOutput.samples().first { $0.name == "Orders" })
  }

  private static let mistakes = [
    PlantedObjectiveCError("#import \"CoffeeDrink.h\"\n", "", says: "CoffeeDrink"),
    PlantedObjectiveCError(
      "@class OrderCoffeeIntentResponse;\n", "", says: "unknown type name 'OrderCoffeeIntentResponse'"),
    PlantedObjectiveCError("@optional", "@optionl", says: "expected an Objective-C directive"),
    PlantedObjectiveCError("NS_DESIGNATED_INITIALIZER", "NS_DESIGNATED", says: "expected ':'"),
    PlantedObjectiveCError("@synthesize code = _code;", "@dynamic code;", says: "_code"),
    PlantedObjectiveCError(
      "@dynamic roast, ", "@dynamic roastt, ", says: "property implementation must have its declaration"),
    PlantedObjectiveCError("[super unsupportedWithReason:", "[super unsupportedWith:", says: "unsupportedWith:"),
    PlantedObjectiveCError(
      "(NSArray<CoffeeDrink *> *)objectsToDisambiguate {", "(CoffeeDrink *)objectsToDisambiguate {",
      says: "incompatible pointer types"),
    PlantedObjectiveCError("NS_ASSUME_NONNULL_END\n", "", says: "was not ended within this file"),
  ]

  private static let renamings = [
    PlantedObjectiveCError("NS_SWIFT_NAME(unsupported(forReason:))", "", says: "forReason"),
    PlantedObjectiveCError("NS_SWIFT_NAME(success(with:))", "", says: "success"),
    PlantedObjectiveCError("NS_SWIFT_NAME(handle(intent:completion:))", "", says: "handle"),
    PlantedObjectiveCError("completion NS_SWIFT_NAME(resolveDrink(for:with:))", "completion", says: "resolveDrink"),
    PlantedObjectiveCError(
      "OrderCoffeeIntentResponseCodeReady", "OrderCoffeeResponseCodeReady", says: "has no case 'ready'"),
    PlantedObjectiveCError(
      "(readwrite, copy, nullable, nonatomic) NSNumber *guests", "(readwrite, copy, nonatomic) NSNumber *guests",
      says: "'NSNumber' and not 'NSNumber?'"),
    PlantedObjectiveCError(
      "NSArray<NSString *> *extras", "NSArray<NSNumber *> *extras", says: "'[NSNumber]?' and not '[String]?'"),
    PlantedObjectiveCError(
      "(nullable CoffeeOrder *)defaultOrder", "(CoffeeOrder *)defaultOrder",
      says: "'((GetReceiptIntent) -> CoffeeOrder)?' and not"),
    PlantedObjectiveCError(
      "(void (^)(INIntegerResolutionResult *resolutionResult))completion NS_SWIFT_NAME(resolveGuests(",
      "(void (^ _Nullable)(INIntegerResolutionResult *resolutionResult))completion NS_SWIFT_NAME(resolveGuests(",
      says: "resolveGuestsForBookTable"),
    PlantedObjectiveCError("NS_ENUM(NSInteger, RoastLevel)", "NS_ENUM(BOOL, RoastLevel)", says: "'(RoastLevel, Int8)'"),
  ]
}
