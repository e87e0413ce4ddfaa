import IntentSemantics
import SourceDiagnostics
import Testing

@Suite("Relationships")
struct RelationshipTests {
  private func lowering(
    parent: XMLValue, predicate: String, value: XMLValue?, parentName: XMLValue? = "parent"
  ) -> Lowering {
    let relationship: XMLValue = ["INIntentParameterRelationshipPredicateName": .string(predicate)]
    let child = Minimal.parameter(
      "child",
      [
        "INIntentParameterRelationship": relationship.with([
          "INIntentParameterRelationshipParentName": parentName, "INIntentParameterRelationshipPredicateValue": value,
        ])
      ])
    return Lowering(
      intents: [Minimal.intent(parameters: [parent, child])], enums: [Minimal.enumeration()], types: [Minimal.type()])
  }

  private static let boolean = Minimal.parameter("parent", type: "Boolean")
  private static let integer = Minimal.parameter("parent", type: "Integer")
  private static let enumeration = Minimal.parameter(
    "parent", type: "Integer", ["INIntentParameterEnumType": "Strength"])
  private static let object = Minimal.parameter("parent", type: "Object", ["INIntentParameterObjectType": "Leaf"])

  @Test(
    "Each predicate fits its parents; an absent value is false or zero",
    arguments: [
      (boolean, "BooleanHasExactValue", true, RelationshipCondition.booleanEquals(true)),
      (boolean, "BooleanHasExactValue", nil, .booleanEquals(false)),
      (enumeration, "EnumHasExactValue", "mild", .enumerationEquals("mild")),
      (object, "HasAnyValue", nil, .hasAnyValue),
      (integer, "IntegerValueIsGreaterThan", 3, .integerIsGreater(than: 3)),
      (integer, "IntegerValueIsGreaterThan", nil, .integerIsGreater(than: 0)),
      (integer, "IntegerValueIsGreaterThanOrEqual", 2, .integerIsAtLeast(2)),
      (object, "ObjectIdentifierValueContains", "green", .objectIdentifierContains("green")),
    ] as [(XMLValue, String, XMLValue?, RelationshipCondition)])
  func conditions(parent: XMLValue, predicate: String, value: XMLValue?, expected: RelationshipCondition) throws {
    let lowering = lowering(parent: parent, predicate: predicate, value: value)
    let child = try #require(lowering.program?.intents.first?.parameters.last, "\(lowering.findings)")
    #expect(child.relationship == Relationship(parent: "parent", condition: expected))
  }

  @Test(
    "What does not fit is refused",
    arguments: [
      (
        integer, "BooleanHasExactValue", true,
        "error: ‹BooleanHasExactValue› 'BooleanHasExactValue' cannot be used with Integer parent 'parent' [predicate-mismatch]"
      ),
      (
        enumeration, "EnumHasExactValue", "wild",
        "error: ‹wild› 'wild' is not a value of 'Strength' [predicate-mismatch]"
      ),
      (
        enumeration, "EnumHasExactValue", nil,
        "error: ‹EnumHasExactValue› 'EnumHasExactValue' needs the name of a value [predicate-mismatch]"
      ),
      (
        boolean, "BooleanHasExactValue", "yes",
        "error: ‹yes› value of the condition must be a boolean [predicate-mismatch]"
      ),
      (
        boolean, "BoolHasExactValue", true,
        "error: ‹BoolHasExactValue› unknown predicate 'BoolHasExactValue' [predicate-mismatch]"
      ),
      (
        boolean.with(["INIntentParameterSupportsMultipleValues": true]), "BooleanHasExactValue", true,
        "error: ‹BooleanHasExactValue› 'BooleanHasExactValue' cannot be used with array parent 'parent' [predicate-mismatch]"
      ),
    ] as [(XMLValue, String, XMLValue?, String)])
  func mismatches(parent: XMLValue, predicate: String, value: XMLValue?, finding: String) {
    let lowering = lowering(parent: parent, predicate: predicate, value: value)
    #expect(lowering.findings == [finding])
    #expect(lowering.program == nil)
  }

  @Test("An unknown parent is refused, one without a name is a dead condition")
  func parents() throws {
    #expect(
      lowering(parent: Self.boolean, predicate: "HasAnyValue", value: nil, parentName: "parnt").findings == [
        "error: ‹parnt› parent 'parnt' of 'child' is not a parameter of 'BrewTea' [unknown-parent]"
      ])
    let dead = lowering(parent: Self.boolean, predicate: "HasAnyValue", value: nil, parentName: nil)
    #expect(try #require(dead.program).intents.first?.parameters.last?.relationship == nil)
  }

  @Test("A long cycle is named by its ends")
  func longCycle() {
    let parameters = (0..<20).map { number in
      Minimal.parameter(
        "p\(number)",
        [
          "INIntentParameterRelationship": [
            "INIntentParameterRelationshipParentName": .string("p\((number + 1) % 20)"),
            "INIntentParameterRelationshipPredicateName": "HasAnyValue",
          ]
        ])
    }
    let lowering = Lowering(intents: [Minimal.intent(parameters: parameters)])
    #expect(lowering.findings == ["error: ‹p1› parents of 'p0' and 'p19' form a cycle [parent-cycle]"])
    #expect(lowering.diagnostics.first?.hint == "the cycle is p0 → p1 → p2 → p3 → … → p17 → p18 → p19 → p0")
  }

  @Test("A cycle of parents is reported once, whatever hangs on it")
  func cycles() {
    func parameter(_ name: String, parent: String) -> XMLValue {
      Minimal.parameter(
        name,
        [
          "INIntentParameterRelationship": [
            "INIntentParameterRelationshipParentName": .string(parent),
            "INIntentParameterRelationshipPredicateName": "HasAnyValue",
          ]
        ])
    }
    let parameters = [
      parameter("leaf", parent: "a"), parameter("a", parent: "b"), parameter("b", parent: "c"),
      parameter("c", parent: "a"),
    ]
    let findings = Lowering(intents: [Minimal.intent(parameters: parameters)]).findings
    #expect(findings == ["error: ‹b› parents of 'a' and 'c' form a cycle [parent-cycle]"])
  }
}
