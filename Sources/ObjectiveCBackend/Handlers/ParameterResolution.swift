import IntentSemantics
import ObjectiveCCode
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
  var statements: [ObjectiveCStatement] {
    relevance + (parameter.isArray ? arrayStatements : singleStatements)
  }

  private var value: HandledValue { HandledValue(parameter: parameter, program: program) }

  // MARK: Parts

  /// A parameter whose parent rules it out is not asked for.
  private var relevance: [ObjectiveCStatement] {
    RelationshipCheck(parameter: parameter, intent: intent, program: program)?.failure.map { failure in
      [.if(failure, HandlerReply.completion().early(whole(result("notRequired"))))]
    } ?? []
  }

  private var singleStatements: [ObjectiveCStatement] {
    let name = parameter.localVariable
    let reply = HandlerReply.completion()
    let needsValue = reply.early(result("needsValue"))
    var statements: [ObjectiveCStatement] = []
    let type = parameter.type.localType
    if case .enumeration = parameter.type {
      guard let unknown = value.unknown else { return reply.last(success(value.property)) }
      let isUnknown = ObjectiveCExpression.binary(value.property, "==", unknown)
      if let defaultValue = value.defaultValue {
        statements.append(.variable(type, name, .conditional(isUnknown, then: defaultValue, else: value.property)))
      } else {
        statements += [.if(isUnknown, needsValue), .variable(type, name, value.property)]
      }
    } else if let defaultValue = value.defaultValue {
      statements.append(.variable(type, name, .conditional(value.property, then: value.stored, else: defaultValue)))
    } else {
      statements += [.if(.not(value.property), needsValue), .variable(type, name, value.stored)]
    }
    return statements + checks(name, reply)
  }

  private var arrayStatements: [ObjectiveCStatement] {
    let one = parameter.localVariable == "value" ? "element" : "value"
    let results = ObjectiveCType.object("NSMutableArray", of: [.object(intent.resultClass(of: parameter))])
    let element: [ObjectiveCStatement]
    let reply = HandlerReply.element
    var loop = parameter.type.elementObject
    var variable = one
    switch parameter.type {
    case .enumeration:
      (loop, variable) = (.object("NSNumber"), "number")
      element =
        [.variable(parameter.type.localType, one, .member(.name("number"), "integerValue"))]
        + (value.unknown.map {
          [.if(.binary(.name(one), "==", $0), reply.early(result("needsValue")))]
        } ?? [])
    case .integer, .decimal, .boolean, .timeInterval:
      (loop, variable) = (.object("NSNumber"), "number")
      element = [
        .variable(
          parameter.type.localType, one, .member(.name("number"), parameter.type.numberAccess ?? "integerValue"))
      ]
    default:
      element = []
    }
    return [
      .if(
        .binary(.member(value.property, "count"), "==", .integer(0)),
        HandlerReply.completion().early(whole(result("needsValue")))),
      .variable(results, "results", .message(.name("NSMutableArray"), "array")),
      .forEach(loop, variable, in: value.property, element + checks(one, reply)),
    ] + HandlerReply.completion().last(.name("results"))
  }

  /// What is checked about one value, and its acceptance.
  private func checks(_ name: String, _ reply: HandlerReply) -> [ObjectiveCStatement] {
    bounds(name).map { .if($0.failure, reply.early($0.refusal)) } + openPlace(name) + acceptance(name, reply)
  }

  private func acceptance(_ name: String, _ reply: HandlerReply) -> [ObjectiveCStatement] {
    guard parameter.offersChoice else { return reply.last(success(.name(name))) }
    let matches = ObjectiveCExpression.name("matches")
    let count = ObjectiveCExpression.member(matches, "count")
    return [
      .variable(.array(of: parameter.type.elementObject), "matches", .array([.name(name)])),
      .if(.binary(count, "==", .integer(0)), reply.early(result("unsupported"))),
      .if(
        .binary(count, ">", .integer(1)),
        reply.early(.message(.name(resultClass), selectors.disambiguation, [matches]))),
    ] + reply.last(success(.element(matches, 0)))
  }

  // MARK: Bounds

  private func bounds(_ name: String) -> [(failure: ObjectiveCExpression, refusal: ObjectiveCExpression)] {
    let bounds = ParameterBounds(of: parameter)
    var conditions: [(ObjectiveCExpression, ObjectiveCExpression)] = []
    func add(_ sign: String, _ bound: ParameterBounds.Bound, _ code: String) {
      let literal: ObjectiveCExpression =
        switch bound {
        case .integer(let value): .integer(value)
        case .real(let value): .real(value)
        }
      conditions.append((.binary(.name(name), sign, literal), refusal(code)))
    }
    if bounds.refusesNegative { add("<", .integer(0), "negativeNumbersNotSupported") }
    if let minimum = bounds.minimum, !(bounds.refusesNegative && minimum.isZero) {
      add("<", minimum, "lessThanMinimumValue")
    }
    if let maximum = bounds.maximum { add(">", maximum, "greaterThanMaximumValue") }
    return conditions
  }

  private func refusal(_ code: String) -> ObjectiveCExpression {
    guard let reason = parameter.unsupportedReasons.first(where: { $0.code == code }) else {
      return result("unsupported")
    }
    let constant = CodeLanguage.objectiveC.name(of: reason, of: parameter, in: intent)
    return .message(.name(resultClass), "unsupportedForReason:", [.name(constant)])
  }

  // MARK: What is left to the developer

  private func openPlace(_ name: String) -> [ObjectiveCStatement] {
    let blocks = parameter.openPlace(
      refusal: {
        "[\(resultClass) unsupportedForReason:\(CodeLanguage.objectiveC.name(of: $0, of: parameter, in: intent))]"
      },
      confirmation: "[\(resultClass) \(selectors.confirmation)"
        + (parameter.type.numberAccess == nil ? name : "@(\(name))") + "]")
    return blocks.isEmpty ? [] : [.comment(blocks)]
  }

  // MARK: Results

  private var resultClass: String { intent.resultClass(of: parameter) }

  private var selectors: ResolutionSelectors { ResolutionSelectors(type: parameter.type) }

  private func result(_ selector: String) -> ObjectiveCExpression { .message(.name(resultClass), selector) }

  private func success(_ value: ObjectiveCExpression) -> ObjectiveCExpression {
    .message(.name(resultClass), selectors.success, [value])
  }

  /// The result of a whole parameter, of which an array has several.
  private func whole(_ result: ObjectiveCExpression) -> ObjectiveCExpression {
    parameter.isArray ? .array([result]) : result
  }
}
