package import SourceDiagnostics

/// A method as it is declared or implemented.
///
/// For example: `- (void)handleOrderSoup:(OrderSoupIntent *)intent completion:(void (^)(…))completion { … }`
package struct ObjectiveCMethod: Sendable, Equatable {
  /// Whether it is a method of the class itself.
  package let isClassMethod: Bool

  /// The name, at the place of its first part.
  ///
  /// For example: `handleOrderSoup:completion:`
  package let selector: Located<String>

  /// What it gives.
  package let result: ObjectiveCWrittenType

  /// What it takes, one for each colon.
  package let parameterTypes: [ObjectiveCWrittenType]

  /// The names of what it takes.
  package let parameterNames: [String]

  /// Everything from the sign to the semicolon or the closing brace.
  package let range: SourceRange

  /// The body with its braces; nil for a declaration.
  package let body: SourceRange?

  /// The line of conditional compilation that it stands under within its class, as it is written; nil for none.
  package let condition: String?

  /// The sign and the name, for example `-handleOrderSoup:completion:`.
  package var fullName: String { (isClassMethod ? "+" : "-") + selector.value }
}
