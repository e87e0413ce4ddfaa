import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The statement that has a handler settle one parameter.
///
/// For example: `try await BridgedParameter<PierAppEntity>(…).settle { await handler.resolvePier(for: legacy).bridgeOutcome }`
struct BridgedParameter {
  /// The parameter.
  let parameter: Parameter

  /// The structure that has it.
  let structure: IntentStructure

  /// The methods that ask in the words of the definition, by name.
  let conversation: Set<String>

  /// The errors.
  let errors: BridgedErrors

  private var property: ParameterProperty { structure.property(of: parameter) }
  private var reference: Expression { structure.reference(to: parameter) }
  private var projection: Expression { .projection(parameter.name) }

  private var value: BridgedValue { property.bridged }

  /// The statement; one parameter that depends on another is not asked about unless that has the right value, as in
  /// SiriKit.
  func statement(record: inout MigrationRecord) -> Statement {
    let settling = settling(record: &record)
    let conditions = ValueConditions(structure, unwrapped: []).conditions(of: parameter) ?? []
    return conditions.isEmpty ? settling : .if(conditions.map { .expression($0) }, [settling])
  }

  private func settling(record: inout MigrationRecord) -> Statement {
    let type = TypeExpression.generic(
      parameter.isArray ? "BridgedList" : "BridgedParameter", [property.value.elementType])
    let arguments = [
      Argument("name", .string(parameter.name)), Argument("current", .closure(current)),
      Argument("read", .closure(value.reading)), Argument("assign", .closure(assignment)),
      Argument("ask", .closure(question(record: &record))),
      Argument("choose", .closure(request("choose", label: "among", "requestDisambiguation"))),
      Argument("confirm", .closure(request("confirm", label: "for", "requestConfirmation"))),
      Argument(
        "refuse",
        .closure(
          errors.refusal(of: parameter, BridgedSentences(structure: structure, response: nil), record: &record))),
    ]
    let resolved = Expression.call(
      .member(.name("handler"), "resolve" + parameter.name.withUppercasedFirstLetter),
      [Argument("for", .name("legacy"))])
    let outcome: Expression =
      parameter.isArray
      ? .call(
        FunctionCall(
          .member(resolved, "map"), trailingClosure: Closure(value: .member(.name("$0"), "bridgeOutcome"))))
      : .member(resolved, "bridgeOutcome")
    return .expression(
      .try(
        .await(
          .call(
            FunctionCall(
              .member(.call(FunctionCall(.type(type), arguments, layout: .lines)), "settle"),
              trailingClosure: Closure(value: .await(outcome)))))))
  }

  private var current: Closure {
    parameter.isArray && property.isOptional
      ? Closure(value: .binary(reference, "??", .array([]))) : Closure(value: reference)
  }

  private var target: Expression { .member(.name("legacy"), parameter.name) }

  /// The property and the legacy object get the value; where the handler passed an object on, the legacy object gets that.
  private var assignment: Closure {
    let name = Expression.name("value")
    if parameter.isArray {
      let list = value.legacy(.name("values"), isOptional: false)
      return Closure(
        parameters: ["values"],
        body: [
          .assignment(to: reference, .name("values")),
          .assignment(
            to: target, .conditional(.member(.name("values"), "isEmpty"), then: .nil, else: list)),
        ])
    }
    let own: Statement =
      property.isOptional
      ? .assignment(to: reference, name)
      : .if([.unwrapping("value")], [.assignment(to: reference, name)])
    guard value.keepsObject else {
      return Closure(
        parameters: ["value", "_"],
        body: [own]
          + LegacyAssignment(value, to: target, module: structure.module, program: structure.migrated.program)
          .statements(from: name))
    }
    let passed = Expression.optionalCast(.name("answer"), value.legacyElementType)
    return Closure(
      parameters: ["value", "answer"],
      body: [own, .assignment(to: target, .binary(.tuple([passed]), "??", value.legacy(name)))])
  }

  /// What asks for a value: for one value the question itself, for a list the error with which the system asks.
  private func question(record: inout MigrationRecord) -> Closure {
    func request(_ dialog: Expression?) -> Expression {
      let arguments = dialog.map { [Argument($0)] } ?? []
      return parameter.isArray
        ? .call(.member(projection, "needsValueError"), arguments)
        : .try(.await(.call(.member(projection, "requestValue"), arguments)))
    }
    let dialogs = ParameterDialogs(of: parameter)
    guard let prompt = dialogs.prompt else { return Closure(value: request(nil)) }
    guard !dialogs.namesItself(prompt),
      let sentence = ConditionalSentence(prompt, about: parameter, of: structure, record: &record)
    else {
      structure.remarkOnUnsaid(prompt, of: parameter, &record)
      return Closure(value: request(nil))
    }
    guard !sentence.conditions.isEmpty else { return Closure(value: request(sentence.dialog)) }
    return Closure(
      body: sentence.statements({ .return(request($0)) }, otherwise: .return(request(nil))))
  }

  /// What lets the person choose or confirm: a method with the words of the definition, or the system's own.
  private func request(_ verb: String, label: String, _ method: String) -> Closure {
    let name = verb + parameter.name.withUppercasedFirstLetter
    let own = verb == "choose" ? name + "(among:)" : name + "(_:)"
    let call: Expression =
      conversation.contains(own)
      ? .call(.name(name), [verb == "choose" ? Argument("among", .name("$0")) : Argument(.name("$0"))])
      : .call(.member(projection, method), [Argument(label, .name("$0"))])
    return Closure(value: .try(.await(call)))
  }
}
