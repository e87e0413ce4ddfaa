import PropertyListReader

/// Whether two property lists hold the same values, whatever the order of their keys.
func isSame(_ left: PropertyListNode, _ right: PropertyListNode) -> Bool {
  guard left.kind == right.kind else { return false }
  switch left.kind {
  case .dictionary:
    let leftEntries = left.entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let rightEntries = right.entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return leftEntries.elementsEqual(rightEntries) { $0.key == $1.key && isSame($0.value, $1.value) }
  case .array:
    return left.elements.elementsEqual(right.elements, by: isSame)
  default:
    return left == right
  }
}
