/// A piece of a file that a reader of the tree may be looking for.
package enum SwiftNode: Sendable, Equatable {
  /// For example: `struct OrderSoup: AppIntent { … }`
  case declaration(Declaration)
  /// For example: `@Parameter(title: "Soup")`
  case attribute(Attribute)
  /// For example: `Soup?`
  case type(TypeExpression)
  /// For example: `return soup`
  case statement(Statement)
  /// The statements that run where conditions hold: those of an `if`, or those behind a `guard`.
  ///
  /// For example: what stands in the braces of `if #available(iOS 18.0, *) { … }`
  case branch([Condition])
  /// For example: `OrderSoup()`
  case expression(Expression)
}
