internal import PropertyListReader

/// Finds the values of a dictionary for keys that are asked for in ascending order.
///
/// An editor writes the keys in that order, so a look-up compares with the next entry only, and makes no text of it. Any
/// other dictionary is searched.
struct DictionaryCursor {
  /// The dictionary.
  let node: PropertyListNode

  private let isAscending: Bool
  private var upcoming: PropertyListEntries
  /// The entries of an ascending dictionary that nobody asked for.
  private var skipped: [PropertyListEntry] = []
  /// The positions of the entries of any other dictionary that were found.
  private var found: Set<Int> = []

  /// A cursor in front of the first entry.
  init(_ node: PropertyListNode) {
    self.node = node
    isAscending = node.hasAscendingKeys
    upcoming = node.entries
  }

  /// The entry of a key; nil where there is none.
  mutating func entry(_ key: StaticString) -> PropertyListEntry? {
    isAscending ? upcoming.advance(to: key, skipped: &skipped) : search(key)
  }

  /// The entries that nobody asked for, in file order; the cursor is at the end then.
  mutating func remainingEntries() -> [PropertyListEntry] {
    guard isAscending else {
      var position = -1
      return node.entries.filter { _ in
        position += 1
        return !found.contains(position)
      }
    }
    while let entry = upcoming.next() {
      skipped.append(entry)
    }
    return skipped
  }

  private mutating func search(_ key: StaticString) -> PropertyListEntry? {
    var position = 0
    for entry in node.entries {
      if entry.hasKey(key) {
        found.insert(position)
        return entry
      }
      position += 1
    }
    return nil
  }
}
