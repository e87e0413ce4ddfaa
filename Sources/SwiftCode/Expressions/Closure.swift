/// A closure, or the block of a result builder.
///
/// For example: `{ soup in … }`
package struct Closure: Sendable, Equatable {
  /// The names of the parameters, unescaped.
  ///
  /// For example: `soup`
  package let parameters: [String]

  /// What it does.
  package let body: Body

  /// What a closure does.
  package enum Body: Sendable, Equatable {
    /// Statements, each on its line.
    case lines([Statement])
    /// A value on the line of the braces.
    ///
    /// For example: `{ $0.name }`
    case line(Expression)
  }

  /// A closure of statements.
  package init(parameters: [String] = [], body: [Statement]) {
    self.parameters = parameters
    self.body = .lines(body)
  }

  /// A closure that is no more than a value, on one line, as within a string literal.
  ///
  /// For example: `{ $0.name }`
  package init(parameters: [String] = [], value: Expression) {
    self.parameters = parameters
    body = .line(value)
  }
}
