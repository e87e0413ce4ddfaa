import HandlerBackend
import IntentSemantics
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

  @Test("all of them type-check without a warning", arguments: SwiftLanguageMode.allCases)
  func everyHandler(mode: SwiftLanguageMode) throws {
    for style in [HandlerOptions.Style.async, .completion] {
      for isolation in [HandlerOptions.Isolation.inferred, .mainActor, .nonisolated] {
        let sources = Self.sources(HandlerOptions(style: style, isolation: isolation))
        let report = try TypeChecker().check(sources, expecting: Self.units.map(\.name), in: mode)
        #expect(report.isClean, "\(style) \(isolation)")
      }
    }
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
      for method in methods { #expect(source.text.contains("func \(method)(for intent: ")) }
      #expect(source.text.split(separator: "func resolve").count - 1 == methods.count, "\(unit.name)")
      #expect(source.text.contains("func handle(") && source.text.contains("func confirm("))
      #expect(!source.text.contains("#warning"))
    }
  }
}
