internal import PropertyListReader
internal import SourceDiagnostics

extension TableNode {
  /// The node of a value in XML.
  init(_ node: PropertyListNode, layout: LineLayout) {
    range = node.valueRange
    contentRange = node.contentRange
    content =
      switch node.kind {
      case .string: .text(node.string ?? "")
      case .dictionary: .dictionary(TableMember.members(node, layout: layout))
      case .array: .other(name: "an array")
      case .integer: .other(name: "an integer")
      case .real: .other(name: "a number")
      case .boolean: .other(name: "a boolean")
      case .data: .other(name: "data")
      case .date: .other(name: "a date")
      }
  }
}

extension TableMember {
  /// The members of a dictionary in XML.
  fileprivate static func members(_ node: PropertyListNode, layout: LineLayout) -> [TableMember] {
    let entries = Array(node.entries)
    let ranges = entries.map { SourceRange($0.keyElementRange.lowerBound, $0.value.range.upperBound) }
    let comments = ranges.map { node.tree.comment(directlyBefore: $0, layout: layout) }
    let removals = layout.removals(of: zip(ranges, comments).map { (range: $0, comment: $1) })
    return entries.indices.map { index in
      TableMember(
        key: Located(entries[index].key, at: entries[index].keyContentRange), keyRange: entries[index].keyRange,
        value: TableNode(entries[index].value, layout: layout), range: ranges[index],
        comment: comments[index], mark: layout.mark(behind: ranges[index]), removal: removals[index])
    }
  }
}

extension PropertyListTree {
  /// The comment in front of an entry, on its line or on lines of its own that end on the line above.
  fileprivate func comment(directlyBefore range: SourceRange, layout: LineLayout) -> SourceRange? {
    var low = 0
    var high = unkeptTexts.count
    while low < high {
      let middle = (low + high) / 2
      if unkeptTexts[middle].range.upperBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0, unkeptTexts[low - 1].kind == .comment else { return nil }
    let comment = unkeptTexts[low - 1].range
    guard let lineBreaks = layout.lineBreakCount(in: Int(comment.upperBound)..<Int(range.lowerBound)) else {
      return nil
    }
    let isAlone = layout.isLineStart(before: Int(comment.lowerBound))
    return lineBreaks == 0 || (lineBreaks == 1 && isAlone) ? comment : nil
  }
}
