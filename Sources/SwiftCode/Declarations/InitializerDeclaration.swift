/// An initialiser.
///
/// For example: `public convenience init(code: Code, userActivity: NSUserActivity?) { … }`
package struct InitializerDeclaration: Sendable, Equatable {
  /// The documentation.
  package let documentation: DocumentationComment?

  /// The attributes above the declaration, line by line.
  ///
  /// For example: `@objc(initWithCode:userActivity:)`
  package let attributes: [AttributeLine]

  /// The words before `init`, in their order.
  ///
  /// For example: `public`, `convenience`
  package let modifiers: [Modifier]

  /// Whether it may give nil.
  package let isFailable: Bool

  /// The parameters.
  package let parameters: [FunctionParameter]

  /// Whether it is asynchronous and whether it throws.
  package let effects: FunctionEffects

  /// The statements; nil for a requirement of a protocol.
  package let body: [Statement]?

  /// An initialiser of the given parts.
  package init(
    documentation: DocumentationComment? = nil, attributes: [AttributeLine] = [], modifiers: [Modifier] = [],
    isFailable: Bool = false, parameters: [FunctionParameter] = [], effects: FunctionEffects = .none,
    body: [Statement]? = nil
  ) {
    self.documentation = documentation
    self.attributes = attributes
    self.modifiers = modifiers
    self.isFailable = isFailable
    self.parameters = parameters
    self.effects = effects
    self.body = body
  }
}
