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
      return root.replacingTexts { $0.key.hasSuffix("Namespace") && $0.value.string == own ? wanted : nil }
    }
    return (replaced(sides.base), replaced(sides.ours), replaced(sides.theirs))
  }
}
