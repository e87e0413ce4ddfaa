import SiriKitInterface
import SwiftCode

/// A method of a handler in the form that was chosen.
struct HandlerMethod {
  /// The requirement that it fulfils.
  let method: HandlingMethod

  /// The documentation.
  let documentation: DocumentationComment

  /// The options.
  let options: HandlerOptions

  /// The method with the given body.
  func declaration(body: (Reply) -> [Statement]) -> Declaration {
    guard method.forms == .both, options.style == .completion else {
      return .function(
        FunctionDeclaration(
          documentation: documentation, modifiers: options.methodModifiers, method.name,
          parameters: method.parameters, effects: method.effects, result: method.result, body: body(.returning)))
    }
    let completion = FunctionParameter(
      label: method.completionLabel, "completion",
      .completion(method.completionTypes, isSendable: options.usesSendableCompletions))
    let further = [Expression](repeating: .nil, count: method.completionTypes.count - 1)
    return .function(
      FunctionDeclaration(
        documentation: documentation, modifiers: options.methodModifiers, method.name,
        parameters: method.parameters + [completion], body: body(.completing(with: further))))
  }
}

extension TypeExpression {
  /// The type of a completion handler.
  ///
  /// For example: `@escaping (OrderSoupIntentResponse) -> Void`
  static func completion(_ parameters: [TypeExpression], isSendable: Bool) -> TypeExpression {
    .function(
      FunctionType(
        attributes: isSendable ? ["escaping", "Sendable"] : ["escaping"], parameters, result: .named("Void")))
  }
}
