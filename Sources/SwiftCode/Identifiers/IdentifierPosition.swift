/// A place at which a name stands; Swift reserves other words at each.
package enum IdentifierPosition: Sendable, Equatable, CaseIterable {
  /// Where a variable or an enumeration's case is declared.
  ///
  /// For example: `` var `default`: Int ``
  case variable

  /// Where a function is declared.
  ///
  /// For example: `` func `repeat`() ``
  case function

  /// A parameter's name that is its label as well.
  ///
  /// For example: `func move(in: Int)`
  case parameter

  /// A label of its own, the name behind one, or the label of an argument.
  ///
  /// For example: `move(in: 3)`
  case label

  /// Behind a dot.
  ///
  /// For example: `soup.default`
  case member

  /// A value on its own.
  ///
  /// For example: `` return `default` ``
  case expression

  /// Where a type is declared or used.
  ///
  /// For example: `` let soup: `default` ``
  case type
}
