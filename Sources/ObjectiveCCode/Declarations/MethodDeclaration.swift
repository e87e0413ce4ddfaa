package import SwiftCode

/// A method without a body.
///
/// For example: `- (void)handleOrderSoup:(OrderSoupIntent *)intent completion:(void (^)(void))completion;`
package struct MethodDeclaration: Sendable, Equatable {
  /// Whose method it is.
  package enum Owner: Sendable, Equatable {
    /// For example: `- (void)stir;`
    case instance

    /// For example: `+ (instancetype)soup;`
    case `class`
  }

  /// A parameter.
  ///
  /// For example: `(nullable NSString *)searchTerm`
  package struct Parameter: Sendable, Equatable {
    /// The name.
    package let name: String

    /// The type.
    package let type: ObjectiveCType

    /// A parameter of the given parts.
    package init(_ name: String, _ type: ObjectiveCType) {
      self.name = name
      self.type = type
    }
  }

  /// The documentation.
  package let documentation: DocumentationComment?

  /// Whose method it is.
  package let owner: Owner

  /// What it gives.
  package let result: ObjectiveCType

  /// The name.
  ///
  /// For example: `handleOrderSoup:completion:`
  package let selector: String

  /// A parameter for each colon of the selector.
  package let parameters: [Parameter]

  /// The macros behind it.
  ///
  /// For example: `NS_SWIFT_NAME(handle(intent:completion:))`
  package let macros: [MacroUse]

  /// A method of the given parts.
  package init(
    documentation: DocumentationComment? = nil, _ owner: Owner = .instance, _ result: ObjectiveCType,
    _ selector: String, _ parameters: [Parameter] = [], macros: [MacroUse] = []
  ) {
    precondition(
      selector.utf8.count { $0 == UInt8(ascii: ":") } == parameters.count, "a selector has a colon for each parameter")
    self.documentation = documentation
    self.owner = owner
    self.result = result
    self.selector = selector
    self.parameters = parameters
    self.macros = macros
  }

  /// The same method as it stands in an implementation: without documentation and macros.
  package var signature: MethodDeclaration { MethodDeclaration(owner, result, selector, parameters) }
}
