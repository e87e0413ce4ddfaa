import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The method that makes a response with the values that its sentence speaks.
///
/// For example: `public static func success(soup: Soup) -> OrderSoupIntentResponse { … }`
struct ResponseFactory {
  /// Name and arguments.
  let signature: ResponseFactorySignature

  /// The intent.
  let intent: Intent

  /// The options.
  let options: SiriKitOptions

  /// The method.
  var declaration: Declaration {
    let code = signature.code
    return .function(
      FunctionDeclaration(
        documentation: code.factoryDocumentation(arguments: signature.arguments),
        attributes: [.objc(signature.selector)], modifiers: [.access(options.access), .static], code.name,
        parameters: signature.parameters, result: .named(intent.responseClassName), body: body))
  }

  /// The statements.
  private var body: [Statement] {
    let response = responseName
    let initialValue = Expression.call(
      .name(intent.responseClassName),
      [Argument("code", .implicitMember(signature.code.name)), Argument("userActivity", .nil)])
    return [.variable(VariableDeclaration(.let, response, value: initialValue))]
      + signature.arguments.map { .assignment(to: .member(.name(response), $0.name), .name($0.name)) }
      + [.return(.name(response))]
  }

  /// The name of the local constant: the original's, unless an argument has it.
  private var responseName: String {
    var name = "intentResponse"
    while signature.arguments.contains(where: { $0.name == name }) {
      name = "_" + name
    }
    return name
  }
}
