import HandlerBackend
import IntentSemantics
import SiriKitInterface
import SwiftCode
import TestSupport
import Testing

@Suite("Scaffolds of the system's intents")
struct SystemScaffoldTests {
  private static let units = HandlerBackend().systemHandlers(of: SystemIntentCatalogue.all)

  private static func sources(_ options: HandlerOptions) -> [SwiftSource] {
    let backend = HandlerBackend(options: options)
    return backend.systemHandlers(of: SystemIntentCatalogue.all).map {
      SwiftSource(name: $0.fileName, text: String(decoding: backend.render($0), as: UTF8.self))
    }
  }

  @Test(
    "all of them type-check without a warning", arguments: SwiftLanguageMode.allCases,
    [
      HandlerOptions(style: .async), HandlerOptions(style: .completion, isolation: .nonisolated),
      HandlerOptions(style: .async, isolation: .mainActor), HandlerOptions(style: .completion, isolation: .mainActor),
    ])
  func everyHandler(mode: SwiftLanguageMode, options: HandlerOptions) throws {
    let report = try TypeChecker().check(Self.sources(options), expecting: Self.units.map(\.name), in: mode)
    #expect(report.isClean)
  }

  @Test("a wrong word in one of them is found")
  func plantedErrors() throws {
    let sources = Self.sources(HandlerOptions())
    for (original, replacement, words) in [
      (".needsValue()", ".needsWord()", "has no member 'needsWord'"),
      ("INAnswerCallIntentResponse(code: .failure", "INAnswerCallIntentResponse(code: .done", "has no member 'done'"),
      ("func stopSendingUpdates(", "func endUpdates(", "does not conform to protocol"),
    ] {
      let error = PlantedError("", replacing: original, with: replacement, says: words)
      let planted = try #require(error.planted(in: sources))
      let report = try TypeChecker().check(planted, expecting: Self.units.map(\.name), in: .six)
      #expect(report.isRefusal(saying: words))
    }
  }

  @Test("what a platform lacks is left out there")
  func platforms() throws {
    let texts = Dictionary(
      uniqueKeysWithValues: zip(Self.units.map(\.name), Self.sources(HandlerOptions()).map(\.text)))
    let message = try #require(texts["SendMessageIntentHandler"])
    #expect(message.contains("\n#if canImport(Intents) && !os(tvOS)\n"))
    #expect(message.contains("\n@available(macOS 12.0, *)\nclass SendMessageIntentHandler"))
    #expect(message.contains("\n    #if !os(macOS)\n    /// Resolves `speakableGroupName`."))
    #expect(message.contains("\n    @available(iOS 14.0, watchOS 7.0, *)\n    func resolveOutgoingMessageType("))
    // Its response does not exist there.
    #expect(texts["StartCallIntentHandler"]?.contains("\n#if canImport(Intents) && !os(macOS) && !os(tvOS)\n") == true)
    #expect(texts["PlayMediaIntentHandler"]?.contains("\n#if canImport(Intents) && !os(macOS)\n") == true)
    let code = try #require(texts["GetVisualCodeIntentHandler"])
    #expect(
      code.contains(#"@available(iOS, introduced: 11.0, deprecated: 15.0, message: "No longer supported by Siri")"#))
  }

  @Test("missing values are asked for where the task needs them, and not required otherwise")
  func missingValues() throws {
    let units = Self.units.filter { ["StartWorkoutIntentHandler", "ActivateCarSignalIntentHandler"].contains($0.name) }
    let texts = units.map { String(decoding: HandlerBackend().render($0), as: UTF8.self) }
    let (signal, workout) = (try #require(texts.first), try #require(texts.last))
    #expect(signal.contains("if intent.signals.isEmpty {\n            return .needsValue()"))
    #expect(signal.contains("guard let carName = intent.carName else {\n            return .notRequired()"))
    #expect(workout.contains("guard let workoutName = intent.workoutName else {\n            return .needsValue()"))
    #expect(workout.contains("if intent.workoutLocationType == .unknown {\n            return .notRequired()"))
    // A success is no code of theirs on watchOS.
    #expect(workout.contains("StartWorkoutIntentResponse(code: .failure, userActivity: nil)"))
    #expect(workout.contains("// - `.success`, on iOS 11.0"))
  }

  @Test("one of them conforms in public, too")
  func publicHandler() throws {
    let sources = Self.sources(HandlerOptions(access: .public))
    #expect(sources.allSatisfy { $0.text.contains("public class ") })
    #expect(try TypeChecker().check(sources, expecting: ["SendMessageIntentHandler"], in: .six).isClean)
  }

  @Test("every handled intent has one, with every current method")
  func completeness() {
    #expect(Self.units.count == 60)
    for (unit, source) in zip(Self.units, Self.sources(HandlerOptions())) {
      let methods = unit.intent.parameters.filter { !$0.isResolutionDeprecated }.compactMap(\.resolveMethod)
      for method in methods { #expect(source.text.contains("func \(method)(")) }
      #expect(source.text.split(separator: "func resolve").count - 1 == methods.count, "\(unit.name)")
      #expect(source.text.contains("func handle(") && source.text.contains("func confirm("))
      #expect(!source.text.contains("#warning"))
    }
  }
}
