import IntentSemantics
import SwiftCode

/// The tests of an action whose work is not there yet: what is missing is a known issue, until the project moves it.
struct GapTests {
  /// What all tests of the action have.
  let tests: IntentTests

  /// What the action can fail for.
  let errors: IntentErrors?

  private var structure: IntentStructure { tests.structure }
  private let action = Expression.name("action")

  /// The tests.
  var members: [Declaration] {
    [happyPath] + missingValues + (errors?.errors ?? []).map(failure)
  }

  private var happyPath: Declaration {
    let output = structure.intent.response.output
    let performed = Expression.try(.await(.call(.member(IntentTests.completeAction, "perform"))))
    let value = Expression.member(.name("result"), "value")
    return tests.test(
      output == nil ? "Does its work" : "Gives its result", "happyPath", effects: .async,
      [
        knownIssue(
          output == nil
            ? [.assignment(to: .name("_"), performed)]
            : [
              .variable(VariableDeclaration(.let, "result", value: performed)),
              .expression(.call(.macro("expect"), [Argument(.binary(value, "!=", .nil))])),
            ])
      ])
  }

  /// The tests that values are asked for.
  private var missingValues: [Declaration] {
    var unread = MigrationRecord()
    return ValueGuards(structure, record: &unread).asked.map { parameter in
      tests.test(
        "Asks for ‘\(parameter.displayName?.text ?? parameter.name.asTitle)’",
        "asksFor" + parameter.name.withUppercasedFirstLetter, effects: .async,
        [.variable(VariableDeclaration(.let, "action", value: IntentTests.completeAction))]
          + parents(of: parameter)
          + [
            .assignment(to: .member(action, parameter.name), .nil),
            IntentTests.expectation(
              of: .metatype(.named("AppIntentError")), .call(.member(action, "perform"))),
          ])
    }
  }

  /// The statements that give other parameters the values with which one is wanted.
  private func parents(of parameter: Parameter) -> [Statement] {
    var statements: [Statement] = []
    var current = parameter
    var seen: Set<String> = []
    while let relationship = current.relationship, seen.insert(current.name).inserted,
      let parent = structure.parameter(named: relationship.parent)
    {
      if let value = value(of: parent, for: relationship.condition),
        value != ExampleValue(structure.property(of: parent), tests.names).expression
      {
        statements.insert(.assignment(to: .member(action, parent.name), value), at: 0)
      }
      current = parent
    }
    return statements
  }

  /// A value with which a condition holds; nil where the example is one.
  private func value(of parent: Parameter, for condition: RelationshipCondition) -> Expression? {
    let value = structure.property(of: parent).value
    switch condition {
    case .hasAnyValue: return nil
    case .booleanEquals(let isTrue): return .boolean(isTrue)
    case .integerIsGreater(let bound): return bound < .max ? .integer(bound + 1) : nil
    case .integerIsAtLeast(let bound): return .integer(bound)
    case .enumerationEquals(let name):
      guard case .enumeration(let enumeration) = value.kind else { return nil }
      return enumeration.caseName(of: name).map { enumeration.expression(ofCase: $0) }
    case .objectIdentifierContains(let part):
      guard case .entity(let entity) = value.kind else { return nil }
      return .call(
        .name(tests.names[entity]), [Argument("id", .string(part)), Argument("displayString", .string(part))])
    }
  }

  private func failure(_ error: IntentErrors.Failure) -> Declaration {
    let expected = IntentTests.expectation(
      of: errors.map { ExpectedError(errors: $0, names: tests.names).expression(error) } ?? .nil,
      .call(.member(action, "perform")), isLong: true)
    return tests.test(
      IntentTests.title(error.parameter == nil ? "Fails" : "Refuses a value", error.text, error.code ?? error.name),
      "throws" + error.name.withUppercasedFirstLetter, effects: .async,
      [
        .variable(VariableDeclaration(.let, "action", value: IntentTests.completeAction)),
        .comment([
          .paragraph(
            error.parameter.map { "TODO: Give `\($0.name)` a value that is refused for this." }
              ?? "TODO: See to it that the work fails for this.")
        ]),
        knownIssue([expected]),
      ])
  }

  private func knownIssue(_ body: [Statement]) -> Statement {
    let work =
      "the work of `\(structure.intent.className)Handling` is still to be moved"
      + (structure.intent.requiresConfirmation ? ", and nobody agrees to it in a test" : "")
    return .expression(
      .await(
        .call(
          FunctionCall(.name("withKnownIssue"), [Argument(.string(work))], trailingClosure: Closure(body: body)))))
  }
}
