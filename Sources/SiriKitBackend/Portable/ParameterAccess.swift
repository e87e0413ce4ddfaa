import IntentSemantics
import SiriKitInterface
import SwiftCode

/// How a conversation reads a parameter, sets it, and asks a handler about it.
///
/// For example: `ScriptedParameter("soup", \.soup) { await $1.resolveSoup(for: $0) }`
struct ParameterAccess {
  /// The parameter.
  let parameter: Parameter

  /// Its intent.
  let intent: Intent

  /// The call that makes it.
  var expression: Expression {
    let methods = intent.handlingMethods.filter { $0.parameter?.name == parameter.name }
    var arguments = [Argument(.string(parameter.name)), Argument(.member(.verbatim("\\"), parameter.name))]
    var resolution: Closure?
    for method in methods {
      switch method.role {
      case .resolve:
        resolution = Closure(body: [.expression(.await(handlerCall(of: method)))])
      case .optionsCollection:
        let list = Closure(body: [.expression(.try(.await(handlerCall(of: method))))])
        arguments.append(
          Argument(
            "options",
            .call(FunctionCall(.implicitMember(parameter.supportsSearch ? "search" : "list"), trailingClosure: list))))
      case .defaultValue:
        arguments.append(
          Argument("defaultValue", .closure(Closure(body: [.expression(handlerCall(of: method))]))))
      case .handle, .confirm, .optionsArray:
        break
      }
    }
    return .call(
      FunctionCall(
        .name("ScriptedParameter"), arguments, trailingClosure: resolution, layout: arguments.count > 2 ? .lines : .line
      ))
  }

  /// A call of a handler's method with the closure's own parameters: the intent, the handler, the search term.
  private func handlerCall(of method: HandlingMethod) -> Expression {
    let arguments = zip(method.labels, [Expression.verbatim("$0"), .verbatim("$2")]).map { Argument($0, $1) }
    return .call(.member(.verbatim("$1"), method.name), arguments)
  }
}
