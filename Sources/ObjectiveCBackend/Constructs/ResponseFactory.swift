import IntentSemantics
import ObjectiveCCode
import SiriKitInterface

/// The method that makes a response with the values that its sentence speaks.
///
/// For example: `+ (instancetype)successIntentResponseWithSoup:(Soup *)soup NS_SWIFT_NAME(success(soup:));`
struct ResponseFactory {
  /// Name and arguments.
  let signature: ResponseFactorySignature

  /// The intent.
  let intent: Intent

  /// The method.
  var declaration: MethodDeclaration {
    let labels = signature.labels.map { $0 + ":" }.joined()
    return MethodDeclaration(
      documentation: signature.code.factoryDocumentation(arguments: signature.arguments, in: .objectiveC), .class,
      .instance, signature.selector,
      signature.arguments.map {
        MethodDeclaration.Parameter(argumentName(of: $0), $0.type.objectiveCType(isArray: $0.isArray).unwrapped)
      }, macros: [.swiftName("\(signature.code.name)(\(labels))")])
  }

  /// The statements.
  var body: [ObjectiveCStatement] {
    let response = ObjectiveCExpression.name(responseName)
    let code = ObjectiveCExpression.name(intent.responseCodeName + signature.code.name.withUppercasedFirstLetter)
    let initialValue = ObjectiveCExpression.message(
      .message(.name(intent.responseClassName), "alloc"), "initWithCode:userActivity:", [code, .nil])
    return [.variable(.object(intent.responseClassName), responseName, initialValue)]
      + signature.arguments.map {
        .assignment(to: .member(response, $0.name), .name(argumentName(of: $0)))
      } + [.return(response)]
  }

  /// The name of the argument in the method: that of the property, unless the compiler has given it away.
  private func argumentName(of parameter: ResponseParameter) -> String {
    ["self", "super", "_cmd"].contains(parameter.name) ? parameter.name + "Value" : parameter.name
  }

  /// The name of the local variable: the original's, unless an argument has it.
  private var responseName: String {
    var name = "intentResponse"
    while signature.arguments.contains(where: { $0.name == name }) {
      name = "_" + name
    }
    return name
  }
}
