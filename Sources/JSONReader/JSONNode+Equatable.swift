extension JSONNode: Equatable {
  /// Two nodes are equal when they hold the same value, wherever they stand and however it is written; the order of keys
  /// counts.
  package static func == (left: JSONNode, right: JSONNode) -> Bool {
    // Records stand in the order of the file, so that two values of the same form have the same contents and sizes in the
    // same order, and no recursion is needed.
    let count = Int(left.tree.records[left.index].next) - left.index
    guard count == Int(right.tree.records[right.index].next) - right.index else { return false }
    return (0..<count).allSatisfy { offset in
      hasSameContent(
        JSONNode(tree: left.tree, index: left.index + offset), JSONNode(tree: right.tree, index: right.index + offset))
    }
  }

  private static func hasSameContent(_ left: JSONNode, _ right: JSONNode) -> Bool {
    let (leftRecord, rightRecord) = (left.tree.records[left.index], right.tree.records[right.index])
    guard leftRecord.content == rightRecord.content,
      Int(leftRecord.next) - left.index == Int(rightRecord.next) - right.index
    else { return false }
    switch leftRecord.content {
    case .number:
      guard let leftNumber = left.number, let rightNumber = right.number else { return false }
      return (leftNumber == rightNumber && left.integer == right.integer) || (leftNumber.isNaN && rightNumber.isNaN)
    case .string, .key:
      return left.tree.text(at: left.index).elementsEqual(right.tree.text(at: right.index))
    case .null, .true, .false, .array, .object:
      return true
    }
  }
}
