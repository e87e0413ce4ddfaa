/// A way through a tree that notes every piece with what is around it.
struct SwiftWalk {
  /// The pieces so far.
  private(set) var visits: [SwiftVisit] = []

  /// What is around the next piece.
  private var ancestors: [SwiftNode] = []

  /// Notes a piece, then what is in it.
  mutating func visit(_ node: SwiftNode, inside: (inout SwiftWalk) -> Void) {
    visits.append(SwiftVisit(node: node, ancestors: ancestors))
    ancestors.append(node)
    inside(&self)
    ancestors.removeLast()
  }

  mutating func visit(_ type: TypeExpression?) {
    guard let type else { return }
    visit(.type(type)) { walk in
      switch type {
      case .named, .selfType, .any:
        break
      case .optional(let wrapped), .array(let wrapped), .opaque(let wrapped),
        .existential(let wrapped):
        walk.visit(wrapped)
      case .dictionary(let key, let value):
        walk.visit(key)
        walk.visit(value)
      case .generic(_, let types), .composition(let types):
        for type in types { walk.visit(type) }
      case .function(let function):
        for type in function.parameters { walk.visit(type) }
        walk.visit(function.result)
      }
    }
  }
}
