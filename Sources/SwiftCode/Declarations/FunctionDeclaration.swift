/// A function or method.
///
/// For example: `public static func success(soup: Soup) -> OrderSoupIntentResponse { … }`
package struct FunctionDeclaration: Sendable, Equatable {
  /// The documentation.
  package let documentation: DocumentationComment?

  /// The attributes above the declaration, line by line.
  ///
  /// For example: `@objc(handleOrderSoup:completion:)`
  package let attributes: [AttributeLine]

  /// The words before `func`, in their order.
  ///
  /// For example: `public`, `static`
  package let modifiers: [Modifier]

  /// The name, unescaped.
  ///
  /// For example: `success`
  package let name: String

  /// The names of the types that a caller chooses.
  ///
  /// For example: `T` of `func value<T>() throws -> T`
  package let genericParameters: [String]

  /// The parameters.
  package let parameters: [FunctionParameter]

  /// Whether it is asynchronous and whether it throws.
  package let effects: FunctionEffects

  /// The type of the result; nil for none.
  package let result: TypeExpression?

  /// The statements; nil for a requirement of a protocol.
  package let body: [Statement]?

  /// A function of the given parts.
  package init(
    documentation: DocumentationComment? = nil, attributes: [AttributeLine] = [], modifiers: [Modifier] = [],
    _ name: String, genericParameters: [String] = [], parameters: [FunctionParameter] = [],
    effects: FunctionEffects = .none, result: TypeExpression? = nil, body: [Statement]? = nil
  ) {
    self.documentation = documentation
    self.attributes = attributes
    self.modifiers = modifiers
    self.name = name
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.effects = effects
    self.result = result
    self.body = body
  }
}
