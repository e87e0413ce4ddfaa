import IntentSemantics
import SwiftCode

/// The method that makes a response with the values that its sentence speaks.
///
/// For example: `public static func success(soup: Soup) -> OrderSoupIntentResponse { … }`
struct ResponseFactory {
  /// The outcome.
  let code: ResponseCode

  /// The intent.
  let intent: Intent

  /// The options.
  let options: SiriKitOptions

  /// The values that the sentences of the outcome speak, each once, in the order of their first tokens; never empty.
  private let arguments: [ResponseParameter]

  /// The factory of an outcome; nil where its sentences speak no value of the response.
  init?(code: ResponseCode, intent: Intent, options: SiriKitOptions) {
    let tokens = (code.text?.format.tokens ?? []) + (code.conciseText?.format.tokens ?? [])
    var arguments: [ResponseParameter] = []
    for token in tokens where !arguments.contains(where: { $0.name == token.name }) {
      if let parameter = intent.response.parameters.first(where: { $0.name == token.name }) {
        arguments.append(parameter)
      }
    }
    guard !arguments.isEmpty else { return nil }
    self.code = code
    self.intent = intent
    self.options = options
    self.arguments = arguments
  }

  /// The method.
  var declaration: Declaration {
    .function(
      FunctionDeclaration(
        documentation: code.factoryDocumentation(arguments: arguments), attributes: [.objc(selector)],
        modifiers: [.access(options.access), .static], code.name,
        parameters: arguments.enumerated().map { index, argument in
          FunctionParameter(
            label: index == 0 && codeNamesFirstArgument ? .omitted : .name, argument.name,
            argument.type.propertyType(isArray: argument.isArray).unwrapped)
        },
        result: .named(intent.responseClassName), body: body))
  }

  /// The selector, whose first part names outcome and first argument.
  ///
  /// For example: `successIntentResponseWithSoup:minutes:`
  private var selector: String {
    var selector = code.name + "IntentResponseWith"
    for (index, argument) in arguments.enumerated() {
      selector += index == 0 ? argument.name.withUppercasedFirstLetter : argument.name
      selector += ":"
    }
    return selector
  }

  /// Whether the outcome's name ends with the first argument's, so that a label would repeat it:
  /// `failureSoldOutSoup(_ soup:)`.
  private var codeNamesFirstArgument: Bool {
    guard let first = arguments.first else { return false }
    return code.name.hasSuffix(first.name.withUppercasedFirstLetter)
  }

  /// The statements.
  private var body: [Statement] {
    let response = responseName
    let initialValue = Expression.call(
      .name(intent.responseClassName),
      [Argument("code", .implicitMember(code.name)), Argument("userActivity", .nil)])
    return [.variable(VariableDeclaration(.let, response, value: initialValue))]
      + arguments.map { .assignment(to: .member(.name(response), $0.name), .name($0.name)) }
      + [.return(.name(response))]
  }

  /// The name of the local constant: the original's, unless an argument has it.
  private var responseName: String {
    var name = "intentResponse"
    while arguments.contains(where: { $0.name == name }) {
      name = "_" + name
    }
    return name
  }
}
