import SourceDiagnostics

extension MergedNode {
  /// An entry with its position in the list, where it has one.
  func withPriority(_ position: Int, _ key: String?) -> MergedNode {
    guard let key else { return self }
    func placed(_ node: DefinitionNode) -> DefinitionNode {
      guard node[key] != nil else { return node }
      var node = node
      node[key] = .integer(position, at: node.range)
      return node
    }
    switch self {
    case .settled(let node): return .settled(placed(node))
    case .dictionary(let members):
      return .dictionary(
        members.map { member in
          member.key == key
            ? Member(key: key, value: .settled(.integer(position, at: .position(0)))) : member
        })
    case .array: return self
    case .conflict(var sides):
      sides.base = sides.base.map(placed)
      sides.ours = sides.ours.map(placed)
      sides.theirs = sides.theirs.map(placed)
      return .conflict(sides)
    }
  }

  /// The entries, those of both sides of a conflict included.
  fileprivate var entries: [DefinitionNode] {
    switch self {
    case .settled(let node): [node]
    case .dictionary(let members):
      [
        DefinitionNode(
          .dictionary(
            members.compactMap { member in
              if case .settled(let node) = member.value {
                DefinitionMember(member.key, node, at: node.range)
              } else {
                nil
              }
            }), at: .position(0))
      ]
    case .array(let elements): elements.flatMap(\.entries)
    case .conflict(let sides): [sides.ours, sides.theirs].compactMap(\.self)
    }
  }
}

extension [MergedNode.Member] {
  /// The entries of a dictionary in which the last tag of each list is none below those that its entries have.
  func raisingLastTags(_ schema: ElementSchema) -> [MergedNode.Member] {
    map { member in
      guard let list = schema.lists.first(where: { $0.lastTagKey == member.key }), let tagKey = list.kind.schema.tagKey,
        case .settled(let node) = member.value, let last = node.integer,
        let entries = first(where: { $0.key == list.key })?.value.entries
      else { return member }
      let elements = entries.flatMap { $0.isDictionary ? [$0] : $0.elements }
      let highest = elements.compactMap { $0[tagKey]?.integer }.max() ?? 0
      guard highest > last else { return member }
      return MergedNode.Member(key: member.key, value: .settled(.integer(highest, at: node.range)))
    }
  }
}
