/// The elements of an array.
package struct PropertyListElements: Sequence, IteratorProtocol, Sendable {
  let tree: PropertyListTree
  var position: Int
  let end: Int

  package mutating func next() -> PropertyListNode? {
    guard position < end else { return nil }
    let node = PropertyListNode(tree: tree, index: position)
    position = Int(tree.records[position].next)
    return node
  }

  /// Whether there is no element left.
  package var isEmpty: Bool { position >= end }
}
