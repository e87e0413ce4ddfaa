import HandlerBackend
import IntentSemantics
import Testing

@Suite("A parameter that depends on another one")
struct RelationshipTests {
  private static let plant = Sample.plantReference

  @Test(
    "is not asked for without the condition",
    arguments: [
      (.string, .hasAnyValue, "intent.p != nil"),
      (Sample.soilReference, .hasAnyValue, "intent.p != .unknown"),
      (.boolean, .booleanEquals(true), "intent.p?.boolValue == true"),
      (.boolean, .booleanEquals(false), "intent.p?.boolValue == false"),
      (Sample.soilReference, .enumerationEquals("Sand"), "intent.p == .sand"),
      (Sample.soilReference, .enumerationEquals("default"), "intent.p == .default"),
      (.integer, .integerIsGreater(than: 2), "(intent.p?.intValue ?? 0) > 2"),
      (.integer, .integerIsAtLeast(2), "(intent.p?.intValue ?? 0) >= 2"),
      (.decimal, .integerIsAtLeast(2), "(intent.p?.doubleValue ?? 0) >= 2"),
      (plant, .objectIdentifierContains("x\"y"), #"intent.p?.identifier?.contains("x\"y") == true"#),
    ] as [(ValueType, RelationshipCondition, String)])
  func conditions(parent: ValueType, condition: RelationshipCondition, expression: String) throws {
    let parameter = Sample.parameter(
      "pot", .string, resolves: true, relationship: Relationship(parent: "p", condition: condition))
    let body = try #require(ScaffoldText(parameter, beside: [Sample.parameter("p", parent)]).body(of: "resolvePot"))
    #expect(body.hasPrefix("guard \(expression) else {\n    return .notRequired()\n}\nguard let pot"))
  }

  @Test(
    "is asked for where the condition cannot be told",
    arguments: [
      (.string, .booleanEquals(true)), (.string, .enumerationEquals("Sand")), (.string, .integerIsGreater(than: 1)),
      (.string, .objectIdentifierContains("x")),
    ] as [(ValueType, RelationshipCondition)])
  func impossible(parent: ValueType, condition: RelationshipCondition) throws {
    let parameter = Sample.parameter(
      "pot", .string, resolves: true, relationship: Relationship(parent: "p", condition: condition))
    let body = try #require(ScaffoldText(parameter, beside: [Sample.parameter("p", parent)]).body(of: "resolvePot"))
    #expect(body.hasPrefix("guard let pot"))
  }

  @Test("is always asked for where the parent is missing, or an enumeration without a case for no value")
  func noParent() throws {
    let parameter = Sample.parameter(
      "pot", .string, resolves: true, relationship: Relationship(parent: "p", condition: .hasAnyValue))
    #expect(try #require(ScaffoldText(parameter).body(of: "resolvePot")).hasPrefix("guard let pot"))
    let text = ScaffoldText(
      parameter, beside: [Sample.parameter("p", Sample.soilReference)],
      enumerations: [Sample.enumeration("Soil", values: [("sand", 1)])])
    #expect(try #require(text.body(of: "resolvePot")).hasPrefix("guard let pot"))
  }
}
