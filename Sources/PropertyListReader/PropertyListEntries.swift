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

  /// Moves behind the entry of a key in a dictionary whose keys ascend, or to where it would stand.
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - skipped: receives the entries in front of it.
  /// - Returns: the entry, or nil where there is none.
  package mutating func advance(
    to name: StaticString, skipped: inout [PropertyListEntry]
  ) -> PropertyListEntry? {
    while position < end {
      let order = tree.compareText(at: position, to: name)
      if order > 0 { return nil }
      let entry = PropertyListEntry(tree: tree, index: position)
      position = Int(tree.records[position + 1].next)
      if order == 0 { return entry }
      skipped.append(entry)
    }
    return nil
  }

  /// Whether there is no entry left.
  package var isEmpty: Bool { position >= end }
}
