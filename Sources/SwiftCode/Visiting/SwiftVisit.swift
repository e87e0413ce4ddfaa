/// A piece of a file with everything that is around it.
///
/// For example: `"Soup"` within `@Parameter(title: "Soup")`, the variable `soup` and the structure `OrderSoup`
package struct SwiftVisit: Sendable, Equatable {
  /// The piece.
  package let node: SwiftNode

  /// What it is in, the outermost first.
  package let ancestors: [SwiftNode]

  /// The innermost type or extension around the piece; nil at file level.
  package var enclosingType: TypeDeclaration? { enclosingTypes.last }

  /// The types and extensions around the piece, the outermost first.
  package var enclosingTypes: [TypeDeclaration] {
    ancestors.compactMap { if case .declaration(.type(let type)) = $0 { type } else { nil } }
  }

  /// The innermost variable around the piece.
  package var enclosingVariable: VariableDeclaration? {
    ancestors.reversed().lazy.compactMap {
      if case .declaration(.variable(let variable)) = $0 { variable } else { nil }
    }
    .first
  }

  /// The innermost function around the piece.
  package var enclosingFunction: FunctionDeclaration? {
    ancestors.reversed().lazy.compactMap {
      if case .declaration(.function(let function)) = $0 { function } else { nil }
    }
    .first
  }

  /// The call that the piece is.
  package var call: FunctionCall? {
    if case .expression(.call(let call)) = node { call } else { nil }
  }

  /// The type that the piece declares.
  package var declaredType: TypeDeclaration? {
    if case .declaration(.type(let type)) = node { type } else { nil }
  }

  /// The variable that the piece declares, as a member or in a body.
  package var declaredVariable: VariableDeclaration? {
    switch node {
    case .declaration(.variable(let variable)), .statement(.variable(let variable)): variable
    default: nil
    }
  }
}
