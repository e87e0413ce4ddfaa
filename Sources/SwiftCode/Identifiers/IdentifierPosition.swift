/// A place at which a name stands; Swift reserves other words at each.
package enum IdentifierPosition: Sendable, Equatable, CaseIterable {
  /// Where a variable or an enumeration's case is declared.
  ///
  /// For example: `` var `default`: Int ``
  case variable

  /// Where a pattern, a condition or a closure gives a value a name.
  ///
  /// For example: `case .full(let soup)`, `guard let soup`, `{ soup in … }`
  case binding

  /// Where a function is declared.
  ///
  /// For example: `` func `repeat`() ``
  case function

  /// The first or only name of a parameter.
  ///
  /// For example: `func move(in: Int)`, `func move(in area: Int)`
  case parameter

  /// The second name of a parameter, or the label of an argument.
  ///
  /// For example: `func move(_ in: Int)`, `move(in: 3)`
  case label

  /// Behind a dot. A case `Type` or `Protocol` can only be reached as an implicit member, with or without back-ticks.
  ///
  /// For example: `soup.default`, `.default`
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
