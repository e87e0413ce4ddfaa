/// The entries of a dictionary.
package struct PropertyListEntries: Sequence, IteratorProtocol, Sendable {
  let tree: PropertyListTree
  var position: Int
  let end: Int

  package mutating func next() -> PropertyListEntry? {
    guard position < end else { return nil }
    let entry = PropertyListEntry(tree: tree, index: position)
    position = Int(tree.records[position + 1].next)
    return entry
  }

  /// Whether there is no entry left.
  package var isEmpty: Bool { position >= end }
}
