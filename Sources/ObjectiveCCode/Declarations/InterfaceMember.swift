internal import SwiftCode

/// A member of an interface or a protocol.
package enum InterfaceMember: Sendable, Equatable {
  /// For example: `@property (readonly) NSInteger code;`
  case property(PropertyDeclaration)

  /// For example: `- (void)stir;`
  case method(MethodDeclaration)

  /// Members under a condition of the preprocessor.
  ///
  /// For example: `#if !TARGET_OS_WATCH … #endif`
  indirect case conditional(String, [InterfaceMember])

  /// A heading that editors show.
  ///
  /// For example: `#pragma mark - Serving`
  case mark(String)

  /// The documentation.
  var documentation: DocumentationComment? {
    switch self {
    case .conditional, .mark: nil
    case .property(let property): property.documentation
    case .method(let method): method.documentation
    }
  }
}
