/// The classes that stand for entries of a definition.
package struct ClassNames: Sendable {
  /// The class prefix in force; nil to take those that the file records.
  package let prefix: String?

  /// Names with a prefix.
  package init(prefix: String?) {
    self.prefix = prefix
  }

  /// The class of an intent, an enumeration or a type; nil for any other entry.
  package func className(of node: DefinitionNode, kind: ElementKind) -> String? {
    switch kind {
    case .intent:
      explicit(node, "INIntentClassName")
        ?? named(node, "INIntentName", recorded: "INIntentClassPrefix").map { $0 + "Intent" }
    case .enumeration: explicit(node, "INEnumClassName") ?? named(node, "INEnumName", recorded: nil)
    case .type: explicit(node, "INTypeClassName") ?? named(node, "INTypeName", recorded: "INTypeClassPrefix")
    default: nil
    }
  }

  private func explicit(_ node: DefinitionNode, _ key: String) -> String? { node[key]?.string?.nonEmpty }

  private func named(_ node: DefinitionNode, _ key: String, recorded prefixKey: String?) -> String? {
    node[key]?.string.map { (prefix ?? prefixKey.flatMap { node[$0]?.string } ?? "") + $0 }
  }
}
