/// A statement in a body.
package indirect enum Statement: Sendable, Equatable {
  /// For example: `fatalError()`
  case expression(Expression)

  /// For example: `let response = OrderSoupIntentResponse()`
  case variable(VariableDeclaration)

  /// For example: `response.soup = soup`
  case assignment(to: Expression, Expression)

  /// For example: `return response`; `return` alone for nil.
  case `return`(Expression?)

  /// For example: `guard let soup = intent.soup else { … }`
  case `guard`([Condition], else: [Statement])

  /// For example: `if bowls < 1 { … }`, `if bowls < 1 { … } else { … }`
  case `if`([Condition], [Statement], else: [Statement] = [])

  /// For example: `break`
  case `break`

  /// For example: `throw OrderSoupError.soldOut`
  case `throw`(Expression)

  /// For example: `switch outcome { … }`
  case `switch`(Expression, [SwitchCase])

  /// Statements that are compiled under a condition only.
  ///
  /// For example: `#if !os(macOS)` … `#endif`
  case conditional(String, [Statement])

  /// A comment on lines of its own.
  ///
  /// For example: `// Ask the kitchen.`
  case comment([DocumentationComment.Block])

  /// An empty line.
  case blankLine
}
