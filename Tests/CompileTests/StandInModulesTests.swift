import TestSupport
import Testing

@Suite("Stand-in modules")
struct StandInModulesTests {
  @Test(
    "serve every kind of value as property, list, option, default and result", arguments: SwiftLanguageMode.allCases)
  func everyKindOfValue(mode: SwiftLanguageMode) throws {
    let rows = ValueTypeRow.all.enumerated().map { text(for: $0.element, number: $0.offset) }
    let source = SwiftSource(
      name: "Rows.swift", text: "#if canImport(Intents)\nimport Intents\n" + rows.joined() + "#endif\n")
    let types = rows.indices.flatMap { ["Row\($0)Intent", "Row\($0)Handling", "Row\($0)ResolutionResult"] }
    #expect(try TypeChecker().check([source], expecting: types, in: mode).isClean)
  }

  @Test("serve enumerations and option sets of the system", arguments: SwiftLanguageMode.allCases)
  func systemEnumerations(mode: SwiftLanguageMode) throws {
    let source = SwiftSource(
      name: "System.swift",
      text: """
        #if canImport(Intents)
        import Intents

        @objc(PlayIntent)
        public class PlayIntent: INIntent {
            @NSManaged public var repeatMode: INPlaybackRepeatMode
            @NSManaged public var location: INPlaybackQueueLocation
            @NSManaged public var search: INMediaSearch?
            @NSManaged public var signals: INCarSignalOptions
        }

        public func results(for intent: PlayIntent) -> [INIntentResolutionResult] {
            intent.signals = [.audible, .visible]
            return [
                INPlaybackRepeatModeResolutionResult.success(with: intent.repeatMode),
                INPlaybackQueueLocationResolutionResult.confirmationRequired(with: .later),
                INCarSignalOptionsResolutionResult.success(with: intent.signals),
                INPlayMediaMediaItemResolutionResult.unsupported(forReason: .loginRequired),
            ]
        }
        #endif

        """)
    #expect(try TypeChecker().check([source], expecting: ["PlayIntent"], in: mode).isClean)
  }

  /// What generated code and a handler say about one kind of value.
  private func text(for row: ValueTypeRow, number: Int) -> String {
    let name = "Row\(number)"
    let element = row.property == "String" ? "NSString" : row.property
    // Only objects can be in a collection of options.
    let isObject = element.hasPrefix("IN") || element.hasPrefix("NS") || element.hasPrefix("CL")
    return """

      @objc(\(name)Intent)
      public class \(name)Intent: INIntent {
          @NSManaged public var one: \(row.property)?
          @NSManaged public var many: [\(row.property)]?
      }

      @objc(\(name)Handling)
      public protocol \(name)Handling: NSObjectProtocol {
          @available(*, renamed: "resolveMany(for:)")
          @objc(resolveManyFor\(name):withCompletion:)
          func resolveMany(for intent: \(name)Intent, with completion: @escaping ([\(row.result)]) -> Swift.Void)

          @objc(resolveManyFor\(name):withCompletion:)
          func resolveMany(for intent: \(name)Intent) async -> [\(row.result)]

          @objc(defaultOneFor\(name):)
          optional func defaultOne(for intent: \(name)Intent) -> \(row.property)?

          @objc(provideOneOptionsFor\(name):withCompletion:)
          optional func provideOneOptions(for intent: \(name)Intent, with completion: @escaping ([\(row.value)]?, Error?) -> Swift.Void)
          \(isObject ? "func options(for intent: \(name)Intent) async throws -> INObjectCollection<\(element)>" : "")
      }

      @objc public enum \(name)UnsupportedReason: Int {
          case strange = 1
      }

      @objc(\(name)ResolutionResult)
      public class \(name)ResolutionResult: \(row.result) {
          @objc(unsupportedForReason:)
          public class func unsupported(forReason reason: \(name)UnsupportedReason) -> Self {
              return __unsupported(withReason: reason.rawValue)
          }
      }

      func results(\(name.lowercased()) value: \(row.value)) -> [\(name)ResolutionResult] {
          let always: [\(name)ResolutionResult] = [
              .success(with: value), .confirmationRequired(with: value), .needsValue(), .notRequired(), .unsupported(),
              .unsupported(forReason: .strange),
          ]
          let several: [\(name)ResolutionResult] = [\(row.canDisambiguate ? ".disambiguation(with: [value])" : "")]
          let none: [\(name)ResolutionResult] = [\(row.confirmsNothing ? ".confirmationRequired(with: nil)" : "")]
          return always + several + none
      }

      """
  }
}
