/// A statement in a body.
package indirect enum Statement: Sendable, Equatable {
  /// For example: `fatalError()`
  case expression(Expression)

  /// For example: `let response = OrderSoupIntentResponse()`
  case variable(VariableDeclaration)

  /// For example: `response.soup = soup`
  case assignment(to: Expression, Expression)

  /// For example: `return response`
  case `return`(Expression)

  /// A comment on lines of its own.
  ///
  /// For example: `// Ask the kitchen.`
  case comment(String)
}
