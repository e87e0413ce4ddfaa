package import SourceDiagnostics

/// An argument of a call, an attribute or an interpolation.
package struct SwiftArgument: Sendable, Equatable {
  /// The label; nil where there is none.
  package let label: Located<String>?

  /// The value.
  package let value: SwiftExpression

  /// The arguments in some bytes of a file, for example between the parentheses of an attribute.
  package static func arguments(in range: SourceRange, of source: SourceFile) -> [SwiftArgument] {
    ExpressionReader(range, of: source, depth: 0).arguments()
  }
}
