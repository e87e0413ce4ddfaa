import IntentSemantics
import Testing

@Suite("Names")
struct NamingTests {
  @Test(
    "Only the first letter changes case",
    arguments: [
      ("cmLength", "CmLength", "cmLength"), ("STATE", "STATE", "sTATE"), ("input_file", "Input_file", "input_file"),
      ("_x", "_x", "_x"), ("", "", ""), ("a", "A", "a"),
    ])
  func firstLetter(name: String, upper: String, lower: String) {
    #expect(name.withUppercasedFirstLetter == upper)
    #expect(name.withLowercasedFirstLetter == lower)
  }

  @Test(
    "Identifiers are ASCII letters, digits and underscores, and more than an underscore",
    arguments: [
      ("a", true), ("_a", true), ("A1_", true), ("_", false), ("__", false), ("", false), ("1a", false), ("a-b", false),
      ("ä", false), ("a b", false), ("a\n", false),
    ])
  func identifiers(text: String, isIdentifier: Bool) {
    #expect(text.isIdentifier == isIdentifier)
  }

  @Test("The class name is the explicit one, else prefix, name and suffix; the suffix is always added")
  func classNames() throws {
    let lowering = Lowering(
      intents: [
        Minimal.intent("GreetIntent"), Minimal.intent("Wave").with(["INIntentClassName": "Waving"]),
        Minimal.intent("Nod").with(["INIntentClassName": "", "INIntentClassPrefix": "OLD"]),
      ], enums: [Minimal.enumeration()], types: [Minimal.type().with(["INTypeClassName": "TeaLeaf"])], classPrefix: "XY"
    )
    let program = try #require(lowering.program, "\(lowering.findings)")
    #expect(program.intents.map(\.className) == ["XYGreetIntentIntent", "Waving", "XYNodIntent"])
    #expect(program.intents.map(\.baseName) == ["XYGreetIntent", "Waving", "XYNod"])
    #expect(program.enumerations.map(\.className) == ["XYStrength"])
    #expect(program.types.map(\.className) == ["TeaLeaf"])
  }
}
