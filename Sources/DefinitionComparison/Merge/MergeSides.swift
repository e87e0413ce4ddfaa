/// What three versions have in one place.
struct MergeSides {
  var base: DefinitionNode?
  var ours: DefinitionNode?
  var theirs: DefinitionNode?

  init(_ base: DefinitionNode?, _ ours: DefinitionNode?, _ theirs: DefinitionNode?) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  /// What stands in a place within each.
  func map(_ transform: (DefinitionNode) -> DefinitionNode?) -> MergeSides {
    MergeSides(base.flatMap(transform), ours.flatMap(transform), theirs.flatMap(transform))
  }

  /// What the dictionaries have under each key, in the order of the bytes of the keys.
  ///
  /// They are gone through side by side, since definitions have thousands of entries.
  var members: [(key: String, values: MergeSides)] {
    var rest = [base, ours, theirs].map { ($0?.members ?? [])[...] }
    var members: [(key: String, values: MergeSides)] = []
    while let first = rest.compactMap(\.first).min(by: { $0.isBefore($1) }) {
      let values = rest.indices.map { side -> DefinitionNode? in
        var value: DefinitionNode?
        while let member = rest[side].first, member.hasKey(first.key) {
          value = value ?? member.value
          rest[side].removeFirst()
        }
        return value
      }
      members.append((first.key, MergeSides(values[0], values[1], values[2])))
    }
    return members
  }

  /// What becomes of it where at most one side has changed it, or both alike; nil where it takes more.
  var settled: (node: DefinitionNode?, isOurs: Bool)? {
    if ours == theirs || base == theirs { return (ours, true) }
    return base == ours ? (theirs, false) : nil
  }

  /// Whether a key is the string ID of a text that one side has removed and the other has not changed: it goes with the
  /// text, whatever ID the other has given it.
  func losesText(of key: String) -> Bool {
    guard let textKey = KeyRole.textKey(ofID: key), (ours?[key] == nil) != (theirs?[key] == nil) else { return false }
    let text = map { $0[textKey] }
    return text.base != nil && text.settled.map { $0.node == nil } ?? false
  }

  /// The string ID of the side that alone has changed the text, where both have changed the ID; nil for any other key.
  ///
  /// That of the other side, which has renamed it, is for the earlier text.
  func idOfChangedText(_ key: String, _ values: MergeSides) -> DefinitionNode? {
    guard let textKey = KeyRole.textKey(ofID: key), values.settled == nil, let ours = values.ours,
      let theirs = values.theirs
    else { return nil }
    let text = map { $0[textKey] }
    guard text.base != nil, text.ours != text.theirs, let settled = text.settled else { return nil }
    return settled.isOurs ? ours : theirs
  }

  /// Whether a side has what the common ancestor has, which other string IDs do not make something else.
  func isUntouched(_ side: DefinitionNode) -> Bool {
    base == side || base?.withoutStringIDs == side.withoutStringIDs
  }

  /// The highest number; nil where there is none.
  var highest: DefinitionNode? {
    [ours, theirs, base].compactMap(\.self).max { ($0.integer ?? 0) < ($1.integer ?? 0) }
  }
}
