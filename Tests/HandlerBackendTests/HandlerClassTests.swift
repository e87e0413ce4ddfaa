import HandlerBackend
import IntentSemantics
import SiriKitInterface
import SwiftCode
import Testing

@Suite("The class of a handler")
struct HandlerClassTests {
  private func head(_ options: HandlerOptions) -> String? {
    let text = ScaffoldText(Sample.parameter("pot", .string, resolves: true), options: options).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { $0.contains("class ") }.map { index in
      (lines[index - 1].hasPrefix("@") ? lines[index - 1] + "\n" : "") + lines[index]
    }
  }

  @Test("says who may use it and which actor it belongs to")
  func head() throws {
    #expect(head(HandlerOptions()) == "class WaterPlantIntentHandler: NSObject, WaterPlantIntentHandling {")
    #expect(
      head(HandlerOptions(access: .public, isolation: .nonisolated))
        == "nonisolated public class WaterPlantIntentHandler: NSObject, WaterPlantIntentHandling {")
    #expect(
      head(HandlerOptions(access: .package, isolation: .mainActor))
        == "@MainActor\npackage class WaterPlantIntentHandler: NSObject, @preconcurrency WaterPlantIntentHandling {")
    let pattern = try #require(HandlerNamePattern("Handle{intent}"))
    #expect(
      head(HandlerOptions(names: pattern)) == "class HandleWaterPlant: NSObject, WaterPlantIntentHandling {")
  }

  @Test("has members that can be used from where it can be used")
  func access() throws {
    let text = ScaffoldText(
      Sample.parameter("pot", .string, resolves: true, isDynamic: true), options: HandlerOptions(access: .public)
    ).text
    for line in text.split(separator: "\n") where line.hasPrefix("    func ") || line.hasPrefix("    enum ") {
      Issue.record("\(line)")
    }
    #expect(text.split(separator: "    public func ").count - 1 == 6)
    #expect(text.contains("    public enum Outcome {"))
  }

  @Test("marks completion handlers where the classes do")
  func sendable() throws {
    let options = HandlerOptions(style: .completion, usesSendableCompletions: true)
    let text = ScaffoldText(Sample.parameter("pot", .string, resolves: true), options: options).text
    #expect(!text.contains("@escaping ("))
    #expect(text.split(separator: "@escaping @Sendable (").count - 1 == 4)
  }

  @Test("stands in a file that imports what is there, and says whose it is")
  func file() {
    let text = ScaffoldText([Sample.intent()]).text
    #expect(
      text.hasPrefix(
        """
        // Scaffolded by intentc from Garden.intentdefinition. The file is yours: it is never overwritten.

        #if canImport(Intents)
        import Intents
        #else
        import IntentsTestKit
        #endif

        /// Handles `WaterPlantIntent`: “Water Plant”.
        class
        """))
    #expect(text.hasSuffix("\n}\n"))
  }

  @Test("has its sections in order, and none that is empty")
  func sections() {
    let marks = { (text: ScaffoldText) in text.text.matches(of: #/MARK: - (\w+)/#).map { String($0.1) } }
    #expect(
      marks(ScaffoldText(Sample.parameter("pot", .string, resolves: true, isDynamic: true)))
        == ["Resolving", "Options", "Handling"])
    #expect(marks(ScaffoldText([Sample.intent()])) == ["Handling"])
  }

  @Test(
    "has a name that comes of the intent's, or none", arguments: ["Handler", "{class", "1{class}", "{class}-x", ""])
  func badNames(pattern: String) {
    #expect(HandlerNamePattern(pattern) == nil)
  }

  @Test("has a name with the parts of the pattern")
  func names() throws {
    let name = { (pattern: String) in
      HandlerNamePattern(pattern)?.name(className: "ABCWaterIntent", intentName: "Water")
    }
    #expect(name("{class}Handler") == "ABCWaterIntentHandler")
    #expect(name("_{intent}{intent}9") == "_WaterWater9")
  }

  @Test("documents a method with what the definition says")
  func documentation() {
    let parameter = Sample.parameter(
      "litres", .integer, displayName: "Litres", resolves: true,
      options: .number(NumberOptions(defaultValue: .integer(2), minimum: .integer(1))),
      prompts: [Prompt(type: "Primary", text: Sample.sentence("How much?"))],
      reasons: [
        UnsupportedReason(code: "lessThanMinimumValue", text: Sample.sentence("too little"), isBuiltIn: true)
      ], relationship: Relationship(parent: "pot", condition: .hasAnyValue))
    #expect(
      ScaffoldText(parameter, beside: [Sample.parameter("pot", .string)]).text.contains(
        """
            /// Resolves “Litres”.
            ///
            /// - Default: `2`
            /// - Minimum: `1`
            /// - Only if `pot` has a value
            /// - Prompt: “ How much? ”
            /// - `.lessThanMinimumValue`: “ too little ”
            func resolveLitres(
        """))
  }
}
