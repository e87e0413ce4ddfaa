import IntentSemantics
import Testing

@testable import AppIntentsBackend

@Suite("The summary of an intent")
struct SummaryCodeTests {
  @Test("is the title where there is nothing to show")
  func title() throws {
    let file = try IntentFixture.file(IntentFixture.intent())
    #expect(text(file).contains("        Summary(\"Paint Hull\")\n"))
    #expect(file.record.texts.contains { $0.role == .summary && $0.key == "Paint Hull" })
  }

  @Test("has texts whose keys have the parameters in them")
  func keys() throws {
    let intent = IntentFixture.intent(
      parameters: [IntentFixture.parameter("pier", .object(IntentFixture.pier)), IntentFixture.parameter("colour")],
      managed: [IntentFixture.combination(["colour", "pier"], "At ${pier.harbour} in ${Colour}")])
    let file = try IntentFixture.file(intent)
    #expect(
      text(file).contains("        Summary(\"At \\(\\.$pier) in \") {\n            \\.$colour\n        }\n"))
    #expect(file.record.texts.first { $0.role == .summary }?.key == "At ${pier} in ")
    let remarks = file.record.remarks.filter { $0.subject == "INIntentManagedParameterCombinations" }
    #expect(remarks.map(\.verdict) == [.changed, .leftOut])
  }

  @Test("always shows what depends on something that a summary cannot ask for, which is said")
  func inexpressible() throws {
    let intent = IntentFixture.intent(
      parameters: [
        IntentFixture.parameter("pier", .object(IntentFixture.pier)),
        IntentFixture.parameter("hidden", .boolean, isConfigurable: false),
        IntentFixture.parameter("a", if: Relationship(parent: "pier", condition: .objectIdentifierContains("x"))),
        IntentFixture.parameter("b", if: Relationship(parent: "hidden", condition: .booleanEquals(true))),
      ])
    let file = try IntentFixture.file(intent)
    #expect(
      text(file).contains(
        """
                Summary {
                    \\.$pier
                    \\.$a
                    \\.$b
                }

        """))
    let remarks = file.record.remarks.filter { $0.subject == "INIntentParameterRelationship" }
    #expect(remarks.map(\.element) == ["PaintHull.a", "PaintHull.b"])
    #expect(remarks.map(\.verdict) == [.lost, .leftOut])
  }

  @Test("asks for no value where the definition means the value that stands for none")
  func unknownValue() throws {
    let intent = IntentFixture.intent(
      parameters: [
        IntentFixture.parameter("finish", .enumeration(IntentFixture.finish)),
        IntentFixture.parameter("a", if: Relationship(parent: "finish", condition: .enumerationEquals("unknown"))),
      ])
    #expect(try IntentFixture.code(intent).contains("When(\\.$finish, .hasNoValue) {"))
  }

  @Test(
    "has a word for every condition",
    arguments: [
      (RelationshipCondition.hasAnyValue, ".hasAnyValue"), (.booleanEquals(true), ".equalTo, true"),
      (.booleanEquals(false), ".equalTo, false"), (.integerIsGreater(than: 0), ".greaterThan, 0"),
      (.integerIsAtLeast(3), ".greaterThanOrEqualTo, 3"), (.enumerationEquals("raw"), ".equalTo, .raw"),
    ])
  func conditions(condition: RelationshipCondition, code: String) throws {
    let type: ValueType =
      switch condition {
      case .booleanEquals: .boolean
      case .enumerationEquals: .enumeration(IntentFixture.finish)
      default: .integer
      }
    let intent = IntentFixture.intent(
      parameters: [
        IntentFixture.parameter("p", type),
        IntentFixture.parameter("a", if: Relationship(parent: "p", condition: condition)),
      ])
    #expect(try IntentFixture.code(intent).contains("        When(\\.$p, \(code)) {\n"))
  }

  @Test("has no place for texts about parameters that are never shown together, which is said")
  func unused() throws {
    let intent = IntentFixture.intent(
      parameters: [IntentFixture.parameter("a"), IntentFixture.parameter("b")],
      managed: [
        IntentFixture.combination(["a", "b"], "${a} ${b}"), IntentFixture.combination(["a"], "Only ${a}"),
        IntentFixture.combination(["b"], "${a} ${b}"),
      ])
    let file = try IntentFixture.file(intent)
    #expect(text(file).contains("Summary(\"\\(\\.$a) \\(\\.$b)\")"))
    let remarks = file.record.remarks.filter { $0.subject == "INIntentManagedParameterCombinations" }
    #expect(remarks.map(\.verdict) == [.leftOut])
    #expect(remarks.first?.quote == "Only ${a}")
  }

  @Test("never has keys of its own: `Summary` takes literals only")
  func ownKeys() throws {
    let title = FormatText(format: FormatString(parsing: "Paint ${a}"), id: "AbCdEf")
    let intent = IntentFixture.intent(
      parameters: [IntentFixture.parameter("a")], managed: [ParameterCombination(parameters: ["a"], title: title)])
    let code = try IntentFixture.code(intent, MigrationOptions(stringKeys: .ids))
    #expect(code.contains("Summary(\"Paint \\(\\.$a)\")"))
  }
}
