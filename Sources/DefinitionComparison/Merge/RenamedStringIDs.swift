/// The string IDs that a side has and the merged definition has not, since its texts have other ones there: the tables of
/// translations that come from that side have to follow.
struct RenamedStringIDs {
  /// The merged IDs by those of each side.
  var ours: [String: String] = [:]
  var theirs: [String: String] = [:]

  /// Notes the IDs of a dictionary.
  ///
  /// An ID whose text is not in the merged definition is left out: its translations are those of other words.
  mutating func add(_ sides: MergeSides, _ merged: [MergedNode.Member]) {
    for member in merged {
      guard let textKey = KeyRole.textKey(ofID: member.key), case .settled(let node) = member.value,
        let id = node.string
      else { continue }
      let text = merged.first { $0.key == textKey }?.value
      func replaced(_ side: DefinitionNode?) -> String? {
        guard let own = side?[member.key]?.string, !own.isEmpty, own != id else { return nil }
        if case .settled(let words)? = text, words != side?[textKey] { return nil }
        return own
      }
      if let own = replaced(sides.ours) { ours[own] = id }
      if let own = replaced(sides.theirs) { theirs[own] = id }
    }
  }

  /// The IDs, ours first, in the order of their bytes.
  var list: [RenamedStringID] {
    [(RenamedStringID.Side.ours, ours), (.theirs, theirs)].flatMap { side, ids in
      ids.sorted { $0.key < $1.key }.map { RenamedStringID(side: side, old: $0.key, new: $0.value) }
    }
  }
}
