import IntentSemantics
import SourceDiagnostics
import Testing

@Suite("Names that would not compile")
struct UncompilableNameTests {
  @Test("No member of a response has the name of the response class")
  func responseClassName() {
    let response = Minimal.response(
      codes: ["success", "failure", "BrewTeaIntentResponse"].map { Minimal.code($0) },
      parameters: [Minimal.responseParameter("BrewTeaIntentResponse")])
    #expect(
      Lowering(intents: [Minimal.intent(response: response)]).diagnostics.map(\.id) == [
        "reserved-member-name", "reserved-member-name",
      ])
  }

  @Test("A property with the setter of an inherited one is refused, one that only reads like it is not")
  func setters() {
    let names = ["Code", "UserActivity", "Description"].map { Minimal.responseParameter($0) }
    #expect(
      Lowering(intents: [Minimal.intent(response: Minimal.response(parameters: names))]).findings == [
        "error: ‹Code› 'Code' redeclares a member of 'INIntentResponse' [reserved-member-name]",
        "error: ‹UserActivity› 'UserActivity' redeclares a member of 'INIntentResponse' [reserved-member-name]",
      ])
  }

  @Test("Codes that differ in the first letter only are one constant of Objective-C")
  func codes() {
    let codes = ["success", "failure", "Success"].map { Minimal.code($0) }
    #expect(
      Lowering(intents: [Minimal.intent(response: Minimal.response(codes: codes))]).findings == [
        "error: ‹Success› response code 'Success' is declared twice [invalid-code]"
      ])
  }

  @Test("A framework type that is not known is a warning, since a later framework may have it")
  func frameworkTypes() {
    let parameter = Minimal.parameter(
      "value", type: "Object",
      ["INIntentParameterObjectType": "MediaItm", "INIntentParameterObjectTypeNamespace": "System"])
    let lowering = Lowering(intents: [Minimal.intent(parameters: [parameter])])
    #expect(lowering.program != nil)
    #expect(
      lowering.findings == [
        "warning: ‹MediaItm› the Intents framework of iOS 18 has no type 'INMediaItm' [unresolved-reference]"
      ])
    #expect(lowering.diagnostics.first?.hint == "did you mean 'MediaItem'?")
  }

  @Test("An intent is custom or of the system")
  func intentTypes() {
    #expect(
      Lowering(intents: [Minimal.intent().with(["INIntentType": "Bogus", "INIntentVerb": "Do"])]).findings == [
        "error: ‹Bogus› intent type 'Bogus' is neither 'Custom' nor 'System' [unknown-intent-type]"
      ])
  }

  @Test("A recorded prefix that is not in force is noted once, unless the class name is explicit")
  func recordedPrefixes() {
    let recorded = ["A", "B"].map { Minimal.intent($0).with(["INIntentClassPrefix": "TE"]) }
    #expect(
      Lowering(intents: recorded).findings == [
        "note: ‹TE› the class prefix 'TE' of the last save is not in force [recorded-prefix]"
      ])
    #expect(Lowering(intents: recorded, classPrefix: "TE").findings == [])
    #expect(Lowering(intents: [recorded[0].with(["INIntentClassName": "X"])]).findings == [])
  }

  @Test("A recorded prefix is in force where it is asked for and none is given")
  func recordedPrefixInForce() {
    let recorded = ["A", "B"].map { Minimal.intent($0).with(["INIntentClassPrefix": $0 == "A" ? "TE" : "XY"]) }
    let lowering = Lowering(intents: recorded, usesRecordedPrefix: true)
    #expect(
      lowering.findings == [
        "note: ‹TE› classes have the class prefix 'TE' of the last save [recorded-prefix]",
        "note: ‹XY› the class prefix 'XY' of the last save is not in force, but 'TE' [recorded-prefix]",
      ])
    #expect(lowering.program?.intents.map(\.className) == ["TEAIntent", "TEBIntent"])
    let given = Lowering(intents: recorded, classPrefix: "XY", usesRecordedPrefix: true)
    #expect(given.program?.intents.map(\.className) == ["XYAIntent", "XYBIntent"])
    let unusable = Lowering(
      intents: [Minimal.intent("A").with(["INIntentClassPrefix": "T-"])], usesRecordedPrefix: true)
    #expect(unusable.findings == ["error: ‹T-› 'T-' is not a valid identifier [invalid-identifier]"])
  }

  @Test("Names whose types have faults draw no warnings about tokens")
  func consequences() {
    let combination: XMLValue = ["value": Minimal.combination("Brew ${value}")]
    let lowering = Lowering(intents: [
      Minimal.intent(parameters: [Minimal.parameter("value", type: "Strng")], managed: combination)
    ])
    #expect(lowering.diagnostics.map(\.id) == ["unknown-parameter-type"])
  }

  @Test("Many misspelt names do not make it slow")
  func manyMisspeltNames() {
    let parameters = (0..<2000).map {
      Minimal.parameter("p\($0)", type: "Integer", ["INIntentParameterEnumType": .string("Enum\($0)x")])
    }
    let enums = (0..<1000).map { Minimal.enumeration("Enum\($0)") }
    let lowering = Lowering(intents: [Minimal.intent(parameters: parameters)], enums: enums)
    #expect(lowering.diagnostics.count == 2000)
    #expect(lowering.diagnostics.contains { $0.hint != nil })
    #expect(lowering.diagnostics.contains { $0.hint == nil })
  }
}
