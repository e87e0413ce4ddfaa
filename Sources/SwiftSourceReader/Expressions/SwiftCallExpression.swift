internal import SourceDiagnostics

/// A call, for example `Summary("Order \(\.$soup)")`.
package struct SwiftCallExpression: Sendable, Equatable {
  /// What is called: a name or an implicit member.
  package let function: SwiftFunctionName

  /// The arguments in parentheses.
  package let arguments: [SwiftArgument]

  /// Whether a closure follows.
  package let hasTrailingClosure: Bool

  /// The first argument with a label; the empty one stands for none.
  package func argument(_ label: String) -> SwiftArgument? {
    arguments.first { ($0.label?.value ?? "") == label }
  }
}
