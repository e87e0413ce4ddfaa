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
    /// One of several cases of an enumeration, unescaped; at least one.
    ///
    /// For example: `.success, .inProgress`
    case enumCases([String])
    /// A type.
    ///
    /// For example: `is OrderSoupIntent`
    case type(TypeExpression)
    /// A type, with a name for the value as one of that type, unescaped.
    ///
    /// For example: `let order as OrderSoupIntent`
    case typeBinding(String, TypeExpression)
    /// Everything else.
    case `default`
  }

  /// What the value is compared with.
  package let pattern: Pattern

  /// The condition under which the case is compiled at all; nil for none.
  ///
  /// For example: `!os(tvOS)`
  package let condition: String?

  /// The statements; at least one.
  package let body: [Statement]

  /// A case of the given parts.
  package init(_ pattern: Pattern, condition: String? = nil, _ body: [Statement]) {
    precondition(!body.isEmpty, "a case without a statement is no Swift")
    self.pattern = pattern
    self.condition = condition
    self.body = body
  }
}
