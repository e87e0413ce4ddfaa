internal import PropertyListReader
internal import SourceDiagnostics

extension TableNode {
  /// The node of an old-style value.
  init(_ node: OpenStepNode, layout: LineLayout) {
    range = node.range
    contentRange = node.valueRange
    content =
      switch node.kind {
      case .string: .text(node.string ?? "")
      case .dictionary: .dictionary(TableMember.members(node.entries, layout: layout))
      case .array: .other(name: "an array")
      case .data: .other(name: "data")
      }
  }
}

extension TableNode {
  /// The dictionary of the entries of a `.strings` file.
  init(_ entries: [OpenStepEntry], layout: LineLayout) {
    range = .position(0)
    contentRange = .position(0)
    content = .dictionary(TableMember.members(entries, layout: layout))
  }
}

extension TableMember {
  /// The members of an old-style dictionary.
  fileprivate static func members(_ entries: [OpenStepEntry], layout: LineLayout) -> [TableMember] {
    let removals = layout.removals(of: entries.map { (range: $0.range, comment: $0.comment) })
    return zip(entries, removals).map { entry, removal in
      TableMember(
        key: entry.key, keyRange: entry.keyRange, value: TableNode(entry.value, layout: layout), range: entry.range,
        comment: entry.comment, mark: layout.mark(behind: entry.range), removal: removal)
    }
  }
}
