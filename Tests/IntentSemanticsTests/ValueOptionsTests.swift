import IntentSemantics
import SourceDiagnostics
import Testing

@Suite("Options of values")
struct ValueOptionsTests {
  private func lowering(
    _ type: String, _ metadata: XMLValue, _ more: KeyValuePairs<String, XMLValue?> = [:]
  ) -> Lowering {
    let parameter = Minimal.parameter("value", type: type, ["INIntentParameterMetadata": metadata]).with(more)
    return Lowering(intents: [Minimal.intent(parameters: [parameter])], enums: [Minimal.enumeration()])
  }

  private func options(_ type: String, _ metadata: XMLValue) throws -> ValueOptions {
    let lowering = lowering(type, metadata)
    return try #require(lowering.program?.intents.first?.parameters.first?.options, "\(lowering.findings)")
  }

  @Test("Numbers keep their spelling's type; the newer keys win over the older range")
  func numbers() throws {
    #expect(
      try options(
        "Integer",
        [
          "INIntentParameterMetadataDefaultValue": 5, "INIntentParameterMetadataMaximumValue": 10.5,
          "INIntentParameterMetadataMinimumValue": 1, "INIntentParameterMetadataType": "Stepper",
        ])
        == .number(
          NumberOptions(defaultValue: .integer(5), minimum: .integer(1), maximum: .real(10.5), control: "Stepper")))
    #expect(
      try options(
        "Decimal",
        [
          "INIntentParameterMetadataMaximumValue": 3.0,
          "INIntentParameterMetadataRange": ["Maximum": 9.0, "Minimum": 0.5],
          "INIntentParameterMetadataSupportsNegativeNumbers": "YES",
        ]) == .number(NumberOptions(minimum: .real(0.5), maximum: .real(3), allowsNegativeNumbers: true)))
  }

  @Test("An ID without a text is no text")
  func texts() throws {
    #expect(
      try options(
        "String",
        [
          "INIntentParameterMetadataDefaultValueID": "idDefa", "INIntentParameterMetadataMultiline": true,
          "INIntentParameterMetadataPlaceholderID": "idPlac",
        ]) == .string(StringOptions(isMultiline: true)))
    #expect(
      try options(
        "String",
        [
          "INIntentParameterMetadataDefaultValue": "Oolong", "INIntentParameterMetadataDefaultValueID": "idDefa",
        ]) == .string(StringOptions(defaultValue: LocalizedText(text: "Oolong", id: "idDefa"))))
  }

  @Test(
    "A default of another type is refused",
    arguments: [
      ("Integer", "five", "error: ‹five› default value must be a number [invalid-default]"),
      ("String", 5, "error: ‹5› default value must be a string [invalid-default]"),
      ("Boolean", 1, "error: ‹1› default value must be a boolean [invalid-default]"),
    ] as [(String, XMLValue, String)])
  func defaults(type: String, value: XMLValue, finding: String) {
    #expect(lowering(type, ["INIntentParameterMetadataDefaultValue": value]).findings == [finding])
  }

  @Test(
    "Whether a parameter is configurable depends on the model version",
    arguments: [
      ("1.2", false, true, true), ("1.2", true, false, false), ("1.1", true, false, true), ("1.1", false, true, false),
    ])
  func configurable(model: String, intent: Bool, parameter: Bool, expected: Bool) throws {
    let lowering = Lowering(
      intents: [
        Minimal.intent(parameters: [Minimal.parameter("cup", ["INIntentParameterConfigurable": .boolean(parameter)])])
          .with(["INIntentConfigurable": .boolean(intent)])
      ], model: model)
    #expect(try #require(lowering.program).intents.first?.parameters.first?.isConfigurable == expected)
  }
}
