import IntentSemantics
import SourceDiagnostics
import Testing

@Suite("Checks of names")
struct NameCheckTests {
  @Test("A name that is no identifier is refused where it stands")
  func identifiers() {
    #expect(
      Lowering(intents: [Minimal.intent("Brew Tea")]).findings == [
        "error: ‹Brew Tea› 'Brew Tea' is not a valid identifier [invalid-identifier]"
      ])
    #expect(
      Lowering(intents: [Minimal.intent(parameters: [Minimal.parameter("cup-size")])]).findings == [
        "error: ‹cup-size› 'cup-size' is not a valid identifier [invalid-identifier]"
      ])
  }

  @Test("Two declarations of one kind and name are one finding")
  func duplicates() {
    let lowering = Lowering(enums: [Minimal.enumeration(), Minimal.enumeration()])
    #expect(lowering.findings == ["error: ‹Strength› enumeration 'Strength' is declared twice [duplicate-declaration]"])
    #expect(lowering.diagnostics.first?.notes.map(\.message) == ["previously declared here"])
  }

  @Test("Names collide across kinds, whatever the case, and with derived names")
  func collisions() {
    #expect(
      Lowering(enums: [Minimal.enumeration("Leaf")], types: [Minimal.type("leaf")]).findings == [
        "error: ‹leaf› 'Leaf' and 'leaf' would both generate files named 'leaf' [output-name-collision]"
      ])
    #expect(
      Lowering(intents: [Minimal.intent()], types: [Minimal.type("BrewTeaIntentHandling")]).findings == [
        "error: ‹BrewTeaIntentHandling› intent 'BrewTeaIntent' and type 'BrewTeaIntentHandling' would both declare "
          + "'BrewTeaIntentHandling' [output-name-collision]"
      ])
  }

  @Test("Members may not share a name, nor differ in the first letter only, nor be inherited")
  func members() {
    let intent = Minimal.intent(parameters: [
      Minimal.parameter("cup"), Minimal.parameter("Cup"), Minimal.parameter("cUp"), Minimal.parameter("copy"),
    ])
    #expect(
      Lowering(intents: [intent]).findings == [
        "error: ‹Cup› parameter 'Cup' is declared twice in 'BrewTea' [duplicate-member-name]",
        "error: ‹copy› 'copy' redeclares a member of 'INIntent' [reserved-member-name]",
      ])
    let type = Minimal.type(properties: [
      Minimal.property("identifier", isInherited: true), Minimal.property("displayImage"),
    ])
    #expect(
      Lowering(types: [type]).findings == [
        "error: ‹displayImage› 'displayImage' redeclares a member of 'INObject' [reserved-member-name]"
      ])
    #expect(
      Lowering(intents: [
        Minimal.intent(response: Minimal.response(parameters: [Minimal.responseParameter("code")]))
      ]).findings == ["error: ‹code› 'code' redeclares a member of 'INIntentResponse' [reserved-member-name]"])
  }

  @Test("A declaration cannot take a name that generated code uses")
  func reservedTypes() {
    #expect(
      Lowering(enums: [Minimal.enumeration("Error")]).findings == [
        "error: ‹Error› enumeration 'Error' hides a type that the generated code uses [shadowed-type-name]"
      ])
    #expect(Lowering(enums: [Minimal.enumeration("Color")]).findings == [])
  }

  @Test("Enumeration values differ in more than the first letter and in their index")
  func enumerationValues() {
    #expect(
      Lowering(enums: [Minimal.enumeration(values: [("unknown", 0), ("Mild", 1), ("mild", 1)])]).findings == [
        "error: ‹1› index 1 is used by 'Mild' and 'mild' [duplicate-enum-index]",
        "error: ‹mild› value 'mild' is declared twice in 'Strength' [duplicate-enum-value]",
      ])
    #expect(
      Lowering(enums: [Minimal.enumeration(values: [])]).findings == [
        "error: ‹Strength› enumeration 'Strength' has no value [missing-enum-value]"
      ])
  }

  @Test("Codes and reasons are not repeated, nor built in")
  func codes() {
    let codes = ["success", "failure", "ready", "failure"].map { Minimal.code($0) }
    #expect(
      Lowering(intents: [Minimal.intent(response: Minimal.response(codes: codes))]).findings == [
        "error: ‹ready› 'ready' is a built-in response code [invalid-code]",
        "error: ‹failure› response code 'failure' is declared twice [invalid-code]",
      ])
  }
}
