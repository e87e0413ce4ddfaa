import HandlerBackend
import IntentSemantics
import Testing

@Suite("The acceptance of a value")
struct AcceptanceTests {
  private static let confirmation = Prompt(type: "Confirmation", text: Sample.sentence("Really $pot ?"))
  private static let choice = Prompt(type: "DisambiguationIntroduction", text: Sample.sentence("There are $count"))

  @Test("names the answers that only the app can give")
  func otherAnswers() {
    let parameter = Sample.parameter(
      "pot", .string, resolves: true, prompts: [Self.confirmation],
      reasons: [
        UnsupportedReason(code: "broken", text: Sample.sentence("$pot is broken")),
        UnsupportedReason(code: "default"), UnsupportedReason(code: "lessThanMinimumValue", isBuiltIn: true),
      ])
    #expect(
      ScaffoldText(parameter).body(of: "resolvePot") == """
        guard let pot = intent.pot else {
            return .needsValue()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.unsupported(forReason: .broken)`: “${pot} is broken ”
        // - `.unsupported(forReason: .default)`
        // - `.confirmationRequired(with: pot)`: “ Really ${pot} ? ”
        return .success(with: pot)
        """)
  }

  @Test("of an object is left to the app, as is the choice among several")
  func objects() {
    let plain = Sample.parameter("plant", Sample.plantReference, resolves: true)
    #expect(
      ScaffoldText(plain).body(of: "resolvePlant")?.contains("// TODO: Check that the value still exists.") == true)
    let choosing = Sample.parameter("plant", Sample.plantReference, resolves: true, prompts: [Self.choice])
    #expect(
      ScaffoldText(choosing).body(of: "resolvePlant") == """
        guard let plant = intent.plant else {
            return .needsValue()
        }
        // TODO: Find the values that may be meant. If there are several, the user chooses one.
        let matches = [plant]
        switch matches.count {
        case 0:
            return .unsupported()
        case 1:
            return .success(with: matches[0])
        default:
            return .disambiguation(with: matches)
        }
        """)
    #expect(
      ScaffoldText(choosing, options: HandlerOptions(style: .completion)).statements(of: "resolvePlant") == """
        guard let plant = intent.plant else {
            completion(.needsValue())
            return
        }
        let matches = [plant]
        switch matches.count {
        case 0:
            completion(.unsupported())
        case 1:
            completion(.success(with: matches[0]))
        default:
            completion(.disambiguation(with: matches))
        }
        """)
  }

  @Test(
    "offers no choice where the result has none",
    arguments: [.integer, .decimal, .boolean, .timeInterval, Sample.soilReference] as [ValueType])
  func noChoice(type: ValueType) throws {
    let parameter = Sample.parameter("x", type, resolves: true, prompts: [Self.choice])
    #expect(!(try #require(ScaffoldText(parameter).body(of: "resolveX"))).contains("matches"))
  }
}
