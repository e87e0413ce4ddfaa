import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The handler of a test: it accepts every value and succeeds, but for what the test has it say.
///
/// For example: `private final class ScriptedHandler: NSObject, OrderCoffeeIntentHandling { … }`
struct ScriptedHandler {
  /// The action that asks it.
  let structure: IntentStructure

  /// The names of the module's types.
  let names: TestedNames

  /// The name of the class.
  static let typeName = "ScriptedHandler"

  /// The name of the property with what is said about a parameter.
  static func result(of parameter: Parameter) -> String { parameter.name + "Result" }

  private var intent: Intent { structure.intent }

  /// The class.
  var declaration: Declaration {
    let methods = intent.handlingMethods
    let results = methods.compactMap { method -> Declaration? in
      guard case .resolve(let parameter) = method.role, isAsked(parameter) else { return nil }
      return .variable(
        VariableDeclaration(.var, Self.result(of: parameter), type: type(of: method).map { .optional($0) }))
    }
    let code = VariableDeclaration(
      .var, "code", value: .member(.name(intent.responseCodeName), BuiltInResponseCode.success.name))
    return .type(
      TypeDeclaration(
        documentation: DocumentationComment(
          "A handler that accepts every value and succeeds, but for what a test has it say."),
        modifiers: [.access(.private), .final], .class, Self.typeName,
        inheritance: [.named("NSObject"), .named(intent.handlingProtocolName)],
        members: results + [.variable(code)] + methods.compactMap(declaration), layout: .separated))
  }

  private func declaration(_ method: HandlingMethod) -> Declaration? {
    let body: [Statement]
    switch method.role {
    case .resolve(let parameter): body = [.expression(resolution(of: parameter))]
    case .optionsCollection:
      guard let type = type(of: method) else { return nil }
      body = [.expression(.call(.type(type), [Argument("items", .array([]))]))]
    case .handle: body = response
    case .confirm, .defaultValue, .optionsArray: return nil
    }
    return .function(
      FunctionDeclaration(
        method.name, parameters: method.parameters, effects: method.effects, result: type(of: method), body: body))
  }

  /// Whether the action heeds what is said about a parameter.
  private func isAsked(_ parameter: Parameter) -> Bool {
    structure.options.letsHandlersResolve
      && structure.property(of: parameter).bridged.isBridgeable
  }

  private func type(of method: HandlingMethod) -> TypeExpression? { method.result.map { names[$0] } }

  /// What is said about a parameter: what the test wants, or that the value is right.
  private func resolution(of parameter: Parameter) -> Expression {
    let value = acceptance(of: parameter)
    return isAsked(parameter) ? .binary(.name(Self.result(of: parameter)), "??", value) : value
  }

  private func acceptance(of parameter: Parameter) -> Expression {
    let notRequired = Expression.call(.implicitMember("notRequired"))
    guard isAsked(parameter) else { return parameter.isArray ? .array([notRequired]) : notRequired }
    let value = Expression.member(.name("intent"), parameter.name)
    func success(_ value: Expression) -> Expression {
      .call(.implicitMember("success"), [Argument("with", value)])
    }
    func mapped(_ value: Expression, _ result: Expression, _ method: String = "map") -> Expression {
      .call(FunctionCall(.member(value, method), trailingClosure: Closure(value: result)))
    }
    let element = Expression.name("$0")
    let number: Expression =
      switch parameter.type {
      case .integer: .member(element, "intValue")
      case .decimal, .timeInterval: .member(element, "doubleValue")
      case .boolean: .member(element, "boolValue")
      default: element
      }
    let list = Expression.tuple([.binary(value, "??", .array([]))])
    switch parameter.type {
    case .enumeration(let reference) where parameter.isArray:
      let cases = mapped(
        list, .call(.name(names[reference.className]), [Argument("rawValue", .member(element, "intValue"))]),
        "compactMap")
      return mapped(cases, success(element))
    case .enumeration:
      return success(value)
    default:
      return parameter.isArray
        ? mapped(list, success(number)) : .binary(mapped(value, success(number)), "??", notRequired)
    }
  }

  private var response: [Statement] {
    let response = Expression.name("response")
    let made = Expression.call(
      .name(intent.responseClassName), [Argument("code", .name("code")), Argument("userActivity", .nil)])
    let values = intent.response.parameters.compactMap { parameter in
      ExampleValue(parameter, of: structure, names).legacy.map { value in
        Statement.assignment(to: .member(response, parameter.name), value)
      }
    }
    guard !values.isEmpty else { return [.expression(made)] }
    return [.variable(VariableDeclaration(.let, "response", value: made))] + values + [.return(response)]
  }
}
