import SourceDiagnostics

/// Gives three versions of a definition the same namespace, which says nothing but is in every reference.
enum CommonNamespace {
  private static let key = "INIntentDefinitionNamespace"

  /// The versions with one namespace: that of the side that has changed it, and ours where both have.
  static func applied(
    to sides: (base: DefinitionNode, ours: DefinitionNode, theirs: DefinitionNode)
  ) -> (
    base: DefinitionNode, ours: DefinitionNode, theirs: DefinitionNode
  ) {
    guard let ours = sides.ours[key]?.string, let theirs = sides.theirs[key]?.string else { return sides }
    let wanted = sides.base[key]?.string == ours ? theirs : ours
    func replaced(_ root: DefinitionNode) -> DefinitionNode {
      guard let own = root[key]?.string, own != wanted else { return root }
      return root.replacingNamespace(own, by: wanted)
    }
    return (replaced(sides.base), replaced(sides.ours), replaced(sides.theirs))
  }
}

extension DefinitionNode {
  fileprivate func replacingNamespace(_ old: String, by new: String) -> DefinitionNode {
    var copy = self
    switch content {
    case .dictionary(let members):
      copy.content = .dictionary(
        members.map { member in
          var member = member
          if member.key.hasSuffix("Namespace"), member.value.string == old {
            member.value = .string(new, at: member.value.range)
          } else {
            member.value = member.value.replacingNamespace(old, by: new)
          }
          return member
        })
    case .array(let elements): copy.content = .array(elements.map { $0.replacingNamespace(old, by: new) })
    case .scalar: break
    }
    return copy
  }
}
