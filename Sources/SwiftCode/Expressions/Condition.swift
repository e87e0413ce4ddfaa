/// A condition of `guard` or `if`.
package enum Condition: Sendable, Equatable {
  /// For example: `bowls < 1`
  case expression(Expression)

  /// A constant for a value that may be nil; the name is unescaped.
  ///
  /// For example: `let soup = intent.soup`
  case binding(String, Expression)

  /// A constant of the same name for a variable that may be nil; the name is unescaped.
  ///
  /// For example: `let searchTerm`
  case unwrapping(String)

  /// The versions of the systems that are needed, as they are written.
  ///
  /// For example: `#available(iOS 18.0, macOS 15.0, *)` for `iOS 18.0` and `macOS 15.0`
  case available([String])
}
