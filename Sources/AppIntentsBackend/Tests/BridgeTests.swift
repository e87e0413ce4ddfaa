import IntentSemantics
import SwiftCode

/// The tests of an action that asks a handler: the handler says what the test wants, and the action must do as it says.
struct BridgeTests {
  /// What all tests of the action have.
  let tests: IntentTests

  /// What the action can fail for.
  let errors: IntentErrors

  private var structure: IntentStructure { tests.structure }
  private var intent: Intent { structure.intent }
  private var expected: ExpectedError { ExpectedError(errors: errors, names: tests.names) }

  /// The tests.
  var members: [Declaration] { successes + missingValues + refusedValues + [failures] }

  private var output: ResponseParameter? {
    intent.response.output.flatMap { name in intent.response.parameters.first { $0.name == name } }
  }

  /// The parameters that the handler has a say about.
  private var resolved: [Parameter] {
    guard structure.options.letsHandlersResolve else { return [] }
    return intent.parameters.filter { $0.supportsResolution && structure.property(of: $0).bridged.isBridgeable }
  }

  // MARK: - Tests

  private var successes: [Declaration] {
    let example = output.map { ExampleValue($0, of: structure, tests.names) }
    // A result that only the system can make is none for a test.
    if let example, example.legacy == nil { return [] }
    let codes = ResponseOutcomes(of: intent).successes
    let known = codes.isEmpty ? [ResponseCode(name: BuiltInResponseCode.success.name, isSuccess: true)] : codes
    return known.map { code in
      let performed = perform(script("code", .implicitMember(code.name)))
      return tests.test(
        IntentTests.title("Succeeds", code.texts.first, code.name),
        "succeedsWith" + code.name.withUppercasedFirstLetter,
        example.map { example in
          [
            .variable(VariableDeclaration(.let, "value", value: .try(.await(performed)))),
            .expression(.call(.macro("expect"), [Argument(example.isValue(of: .name("value")))])),
          ]
        } ?? [.expression(.try(.await(performed)))])
    }
  }

  /// The parameters that the handler is asked about where the action has all its examples: one that depends on others is not,
  /// unless those have the values that it depends on.
  private var asked: [Parameter] {
    resolved.filter { parameter in
      // Where the action cannot tell what a parameter depends on, the handler is asked always.
      guard let conditions = ValueConditions(structure, unwrapped: []).conditions(of: parameter), !conditions.isEmpty
      else { return true }
      return isWanted(parameter)
    }
  }

  /// Whether the examples of those that a parameter depends on are the values that it depends on.
  ///
  /// None depends on itself where there are conditions.
  private func isWanted(_ parameter: Parameter) -> Bool {
    guard let relationship = parameter.relationship,
      let parent = structure.parameter(named: relationship.parent)
    else { return true }
    return ExampleValue(structure.property(of: parent), tests.names).meets(relationship.condition)
      && isWanted(parent)
  }

  private var missingValues: [Declaration] {
    guard !asked.isEmpty else { return [] }
    return [
      tests.test(
        "Asks for a value that the handler needs", "missingValues", effects: .async,
        asked.map { parameter in
          expectation(
            of: .call(.member(.name("SiriKitBridgeQuestion"), "value"), [Argument(.string(parameter.name))]),
            answer(parameter, .call(.implicitMember("needsValue"))))
        })
    ]
  }

  private var refusedValues: [Declaration] {
    guard !asked.isEmpty else { return [] }
    return [
      tests.test(
        "Refuses a value that the handler refuses", "refusedValues", effects: .async,
        asked.flatMap { parameter in
          errors.errors.filter { $0.parameter?.name == parameter.name }.map { error in
            let reason = error.code.map { [Argument("forReason", .implicitMember($0))] } ?? []
            return expectation(
              of: expected.expression(error), answer(parameter, .call(.implicitMember("unsupported"), reason)))
          }
        })
    ]
  }

  private var failures: Declaration {
    tests.test(
      "Fails where the handler fails", "failures", effects: .async,
      errors.errors.compactMap { error in
        guard error.parameter == nil, let code = error.code else { return nil }
        return expectation(of: expected.expression(error), script("code", .implicitMember(code)))
      })
  }

  // MARK: - Parts

  /// What the handler answers about a parameter.
  private func answer(_ parameter: Parameter, _ result: Expression) -> Expression {
    script(ScriptedHandler.result(of: parameter), parameter.isArray ? .array([result]) : result)
  }

  /// What is to be different in the handler.
  private func script(_ property: String, _ value: Expression) -> Expression {
    .binary(.member(.name("$0"), property), "=", value)
  }

  private func perform(_ script: Expression) -> Expression {
    .call(FunctionCall(.name("perform"), trailingClosure: Closure(value: script)))
  }

  private func expectation(of error: Expression, _ script: Expression) -> Statement {
    IntentTests.expectation(of: error, perform(script), isLong: true)
  }

  /// The method that runs the action with a handler.
  var performing: Declaration {
    let handler = Expression.name("handler")
    let performed = Expression.call(.member(.name("action"), "perform"))
    let value = output.map { tests.names[ExampleValue($0, of: structure, tests.names).bridged.value.type] }
    let operation = Expression.try(.await(value == nil ? performed : .member(performed, "value")))
    let call = Expression.try(
      .await(
        .call(
          FunctionCall(
            .member(.name("SiriKitBridge"), "rehearsing"), [Argument("with", handler)],
            trailingClosure: Closure(value: operation)))))
    return .function(
      FunctionDeclaration(
        documentation: DocumentationComment(
          value == nil
            ? "Performs the action with a handler that says what a test wants."
            : "What the action gives with a handler that says what a test wants."),
        attributes: (value == nil ? [] : [AttributeLine(Attribute("discardableResult"))]) + tests.availability,
        modifiers: [.access(.private)], "perform",
        parameters: [
          FunctionParameter(
            label: .omitted, "script",
            .function(FunctionType([.named(ScriptedHandler.typeName)], result: .named("Void"))))
        ], effects: .asyncThrows, result: value.map { .optional($0) },
        body: [
          .variable(VariableDeclaration(.let, "handler", value: .call(.name(ScriptedHandler.typeName)))),
          .expression(.call(.name("script"), [Argument(handler)])),
          .variable(VariableDeclaration(.let, "action", value: IntentTests.completeAction)),
          value == nil ? .assignment(to: .name("_"), call) : .return(call),
        ]))
  }
}
