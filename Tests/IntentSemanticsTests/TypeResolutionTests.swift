import IntentSemantics
import SourceDiagnostics
import Testing

@Suite("Types of parameters")
struct TypeResolutionTests {
  private func type(_ parameter: XMLValue) throws -> ValueType {
    let lowering = Lowering(
      intents: [Minimal.intent(parameters: [parameter])], enums: [Minimal.enumeration()], types: [Minimal.type()])
    return try #require(lowering.program?.intents.first?.parameters.first?.type, "\(lowering.findings)")
  }

  @Test(
    "Every plain type has its value type",
    arguments: [
      ("String", ValueType.string), ("Integer", .integer), ("Decimal", .decimal), ("Boolean", .boolean),
      ("File", .file),
      ("URL", .url), ("DateComponents", .dateComponents), ("TimeInterval", .timeInterval), ("Placemark", .placemark),
      ("Person", .person), ("CurrencyAmount", .currencyAmount), ("PaymentMethod", .paymentMethod),
      ("SpeakableString", .speakableString), ("Temperature", .temperature), ("Distance", .length), ("Length", .length),
      ("Mass", .mass), ("Speed", .speed), ("Energy", .energy), ("Volume", .volume), ("Object", .untypedObject),
    ])
  func plainTypes(name: String, expected: ValueType) throws {
    #expect(try type(Minimal.parameter("value", type: name)) == expected)
  }

  @Test("References lead to the declaration, or to the framework")
  func references() throws {
    #expect(
      try type(Minimal.parameter("value", type: "Integer", ["INIntentParameterEnumType": "Strength"]))
        == .enumeration(TypeReference(name: "Strength", className: "Strength")))
    #expect(
      try type(Minimal.parameter("value", type: "Object", ["INIntentParameterObjectType": "Leaf"]))
        == .object(TypeReference(name: "Leaf", className: "Leaf")))
    #expect(
      try type(
        Minimal.parameter(
          "value", type: "Object",
          ["INIntentParameterObjectType": "Person", "INIntentParameterObjectTypeNamespace": "System"]))
        == .object(TypeReference(name: "Person", className: "INPerson", isSystem: true)))
  }

  @Test(
    "What cannot be resolved is reported at the name, with a guess",
    arguments: [
      (
        Minimal.parameter("value", type: "Integer", ["INIntentParameterEnumType": "Strenght"]),
        "error: ‹Strenght› no enumeration named 'Strenght' in this definition [unresolved-reference]",
        "did you mean 'Strength'?"
      ),
      (
        Minimal.parameter("value", type: "Object", ["INIntentParameterObjectType": "Root"]),
        "error: ‹Root› no type named 'Root' in this definition [unresolved-reference]", nil
      ),
      (
        Minimal.parameter("value", type: "Strng"),
        "error: ‹Strng› unknown parameter type 'Strng' [unknown-parameter-type]",
        "did you mean 'String'?"
      ),
      (
        Minimal.parameter("value", type: "MediaItem"),
        "error: ‹MediaItem› type 'MediaItem' is only available in system intents [unknown-parameter-type]", nil
      ),
      (
        Minimal.parameter("value", type: "String", ["INIntentParameterEnumType": "Strength"]),
        "error: ‹String› type 'String' cannot be an enumeration [unknown-parameter-type]",
        "an enumeration has the type 'Integer'"
      ),
    ])
  func unresolved(parameter: XMLValue, finding: String, hint: String?) {
    let lowering = Lowering(
      intents: [Minimal.intent(parameters: [parameter])], enums: [Minimal.enumeration()], types: [Minimal.type()])
    #expect(lowering.program == nil)
    #expect(lowering.findings == [finding])
    #expect(lowering.diagnostics.first?.hint == hint)
  }

  @Test("A foreign namespace is a warning only")
  func foreignNamespace() {
    let parameter = Minimal.parameter(
      "value", type: "Object",
      ["INIntentParameterObjectType": "Leaf", "INIntentParameterObjectTypeNamespace": "zzzzzz"])
    let lowering = Lowering(intents: [Minimal.intent(parameters: [parameter])], types: [Minimal.type()])
    #expect(lowering.program != nil)
    #expect(
      lowering.findings == [
        "warning: ‹zzzzzz› namespace 'zzzzzz' is neither this definition's 'aB3dE6' nor 'System' [unresolved-reference]"
      ])
  }

  @Test("The types of system intents are left to the framework")
  func systemIntents() throws {
    let intent = Minimal.intent("PlayMedia", parameters: [Minimal.parameter("mediaItems", type: "MediaItem")]).with([
      "INIntentType": "System", "INIntentCategory": "system", "INIntentVerb": nil, "INIntentResponse": nil,
      "INIntentClassPrefix": "IN",
    ])
    let lowering = Lowering(intents: [intent])
    let program = try #require(lowering.program, "\(lowering.findings)")
    #expect(program.intents.isEmpty)
    #expect(program.systemIntents.map(\.className) == ["INPlayMediaIntent"])
    #expect(program.systemIntents.first?.parameterNames == ["mediaItems"])
  }
}
