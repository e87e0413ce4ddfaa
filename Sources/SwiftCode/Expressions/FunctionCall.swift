/// A call of a function, method or initialiser.
///
/// For example: `Summary("Order \(\.$soup)") { … }`
package struct FunctionCall: Sendable, Equatable {
  /// How the arguments stand.
  package enum Layout: Sendable, Equatable {
    /// On the line of the call.
    case line
    /// Each on a line of its own.
    case lines
  }

  /// What is called.
  ///
  /// For example: `Summary`
  package let function: Expression

  /// The arguments in parentheses.
  package let arguments: [Argument]

  /// The closure behind the parentheses.
  package let trailingClosure: Closure?

  /// The closures behind that one.
  ///
  /// For example: `otherwise: { … }`
  package let furtherClosures: [LabeledClosure]

  /// How the arguments stand.
  package let layout: Layout

  /// A call of the given parts.
  package init(
    _ function: Expression, _ arguments: [Argument] = [], trailingClosure: Closure? = nil,
    furtherClosures: [LabeledClosure] = [], layout: Layout = .line
  ) {
    precondition(trailingClosure != nil || furtherClosures.isEmpty, "the first closure has no label")
    self.function = function
    self.arguments = arguments
    self.trailingClosure = trailingClosure
    self.furtherClosures = furtherClosures
    self.layout = layout
  }
}
