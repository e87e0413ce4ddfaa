/// A case of a `switch` statement.
///
/// For example: `case .soldOut(let soup): …`
package struct SwitchCase: Sendable, Equatable {
  /// What the value is compared with.
  package enum Pattern: Sendable, Equatable {
    /// A case of an enumeration with names for its associated values, unescaped.
    ///
    /// For example: `.soldOut(let soup)`
    case enumCase(String, bindings: [String])
    /// A value.
    ///
    /// For example: `0`
    case value(Expression)
    /// A type.
    ///
    /// For example: `is OrderSoupIntent`
    case type(TypeExpression)
    /// Everything else.
    case `default`
  }

  /// What the value is compared with.
  package let pattern: Pattern

  /// The statements; at least one.
  package let body: [Statement]

  /// A case of the given parts.
  package init(_ pattern: Pattern, _ body: [Statement]) {
    precondition(!body.isEmpty, "a case without a statement is no Swift")
    self.pattern = pattern
    self.body = body
  }
}
