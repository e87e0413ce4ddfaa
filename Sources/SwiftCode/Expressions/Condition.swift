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

  /// The versions of platforms that run the code, as they are written; others run it in any version.
  ///
  /// For example: `#available(iOS 13.0, macOS 11.0, *)`
  case available([String])
}
