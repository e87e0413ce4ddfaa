internal import SwiftCode

/// A member of an interface or a protocol.
package enum InterfaceMember: Sendable, Equatable {
  /// For example: `@property (readonly) NSInteger code;`
  case property(PropertyDeclaration)

  /// For example: `- (void)stir;`
  case method(MethodDeclaration)

  /// The documentation.
  var documentation: DocumentationComment? {
    switch self {
    case .property(let property): property.documentation
    case .method(let method): method.documentation
    }
  }
}
