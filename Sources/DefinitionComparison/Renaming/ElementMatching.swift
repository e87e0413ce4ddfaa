/// Finds out which entries of two versions of a list are the same.
struct ElementMatching {
  let kind: ElementKind
  let classNames: ClassNames

  /// The pairs of entries, as indices; an entry without a counterpart is in none.
  ///
  /// Classes count first, since stored data know intents and types by them, and then names. What has neither in common
  /// is known again by its tag, else by the string ID of its name for people, which the editor keeps; a value of an
  /// enumeration also by its number, and a combination by its title.
  func pairs(_ old: [NamedElement], _ new: [NamedElement]) -> [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    var restOfOld = Array(old.indices)
    var joined: Set<Int> = []
    func join(by key: (NamedElement) -> String?, amongAll: Bool = false) {
      let newKeys = Dictionary(grouping: new.indices.filter { amongAll || !joined.contains($0) }) { key(new[$0]) }
      let oldKeys = Dictionary(grouping: amongAll ? Array(old.indices) : restOfOld) { key(old[$0]) }
      restOfOld.removeAll { index in
        guard let text = key(old[index]), oldKeys[text]?.count == 1, let found = newKeys[text], found.count == 1,
          joined.insert(found[0]).inserted
        else { return false }
        pairs.append((index, found[0]))
        return true
      }
    }
    if [.intent, .enumeration, .type].contains(kind) {
      join { classNames.className(of: $0.node, kind: kind) }
    }
    join { $0.name }
    guard !restOfOld.isEmpty, joined.count < new.count else { return pairs }
    let schema = kind.schema
    if let key = schema.tagKey { join { $0.node[key]?.integer.map(String.init) } }
    // A text that another entry shares tells nothing.
    if let key = schema.traceKey { join(by: { $0.node[key]?.string?.nonEmpty }, amongAll: true) }
    // Combinations of early files have no IDs.
    if kind.isCombination, let key = schema.headlineKey { join(by: { $0.node[key]?.string?.nonEmpty }, amongAll: true) }
    if let key = schema.indexKey { join { String($0.node[key]?.integer ?? 0) } }
    return pairs
  }
}
