import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The body of a method that resolves a parameter.
struct ParameterResolution {
  /// The parameter.
  let parameter: Parameter

  /// Its intent.
  let intent: Intent

  /// What else the definition declares.
  let program: HandledProgram

  /// The body.
  func statements(_ reply: Reply) -> [Statement] {
    relevance(reply) + (parameter.isArray ? arrayStatements(reply) : singleStatements(reply))
  }

  private var value: ParameterValue { ParameterValue(parameter: parameter, program: program) }

  /// The result of a whole parameter, of which an array has several.
  private func whole(_ result: Expression) -> Expression { parameter.isArray ? .array([result]) : result }

  // MARK: Parts

  /// A parameter whose parent rules it out is not asked for.
  private func relevance(_ reply: Reply) -> [Statement] {
    guard let condition = RelationshipCheck(parameter: parameter, intent: intent, program: program)?.condition else {
      return []
    }
    return [.guard([condition], else: reply.early(whole(.resolution("notRequired"))))]
  }

  private func singleStatements(_ reply: Reply) -> [Statement] {
    let name = parameter.localName
    let stored = value.stored
    var statements: [Statement] = []
    if case .enumeration(let reference) = parameter.type {
      guard let unknown = program.unknownCase(of: reference) else {
        return reply.accepting(.success(value.property))
      }
      let isUnknown = Expression.binary(value.property, "==", .implicitMember(unknown))
      if let defaultValue = value.defaultValue {
        statements.append(.constant(name, .conditional(isUnknown, then: defaultValue, else: value.property)))
      } else {
        statements.append(.if([.expression(isUnknown)], reply.early(.resolution("needsValue"))))
        statements.append(.constant(name, value.property))
      }
    } else if let defaultValue = value.defaultValue {
      statements.append(.constant(name, .binary(stored, "??", defaultValue)))
    } else {
      statements.append(.guard([.binding(name, stored)], else: reply.early(.resolution("needsValue"))))
    }
    return statements + checks(name, reply)
  }

  private func arrayStatements(_ reply: Reply) -> [Statement] {
    let all = parameter.localName
    let one = all == "value" ? "element" : "value"
    var statements: [Statement] = [
      .guard(
        [
          .binding(all, .member(.name("intent"), parameter.name)),
          .expression(.verbatim("!" + SwiftIdentifier.escaped(all, at: .expression) + ".isEmpty")),
        ], else: reply.early(.array([.resolution("needsValue")])))
    ]
    // Each element is checked by a closure, whose results are returned in either style.
    let element = value.element(one)
    let body = element.statements + checks(element.name, .returning)
    let results = Expression.call(
      FunctionCall(
        .member(.name(all), "map"), [], trailingClosure: Closure(parameters: [one], body: body)))
    statements += reply.last(results)
    return statements
  }

  /// What is checked about one value, and its acceptance.
  private func checks(_ name: String, _ reply: Reply) -> [Statement] {
    BoundsCheck(parameter: parameter).conditions(name).flatMap { condition, refusal -> [Statement] in
      [.if([.expression(condition)], reply.early(refusal))]
    } + ValueAcceptance(parameter: parameter).statements(name, reply)
  }
}

extension Reply {
  fileprivate func accepting(_ result: Expression) -> [Statement] { last(result) }
}

extension Statement {
  /// A local constant.
  static func constant(_ name: String, _ value: Expression) -> Statement {
    .variable(VariableDeclaration(.let, name, value: value))
  }
}

extension Expression {
  /// A resolution result without a value.
  ///
  /// For example: `.needsValue()`
  static func resolution(_ name: String) -> Expression { .call(.implicitMember(name)) }

  /// The resolution result that accepts a value.
  ///
  /// For example: `.success(with: soup)`
  static func success(_ value: Expression) -> Expression {
    .call(.implicitMember("success"), [Argument("with", value)])
  }
}

extension Parameter {
  /// The name of a local constant for the value.
  var localName: String {
    let local = name.withLowercasedFirstLetter
    return Self.takenNames.contains(local) ? "value" : local
  }

  /// The names that bodies use themselves.
  private static let takenNames: Set = ["completion", "intent", "items", "matches", "searchTerm", "self"]
}
