import IntentModel

/// Finds out which entries of two versions of a list are the same, where they have nothing but a string ID for a name:
/// sample phrases and synonyms.
enum TextMatching {
  /// An entry.
  struct Item {
    /// The string ID.
    let id: String

    /// The words; nil where there are none.
    let words: String?
  }

  /// The later entries by the earlier ones, as indices; an entry without a counterpart is missing.
  ///
  /// What has the same ID is the same, else what has the same words. A text that was reworded while IDs were given
  /// readable names has neither: it is known by its place, between the same neighbours.
  static func counterparts(_ old: [Item], _ new: [Item], usesPlaces: Bool) -> [Int: Int] {
    var counterparts: [Int: Int] = [:]
    var taken: Set<Int> = []
    func join(_ key: (Item) -> String?) {
      let candidates = new.indices.filter { !taken.contains($0) && key(new[$0]) != nil }
      var rest = Dictionary(grouping: candidates) { key(new[$0]) }
      for index in old.indices where counterparts[index] == nil {
        guard let text = key(old[index]), let found = rest[text]?.first else { continue }
        rest[text]?.removeFirst()
        counterparts[index] = found
        taken.insert(found)
      }
    }
    join(\.id)
    join(\.words)
    guard usesPlaces else { return counterparts }
    let runs = old.indices.split { counterparts[$0] != nil }
    for run in runs {
      let start = run.startIndex == 0 ? 0 : (counterparts[run.startIndex - 1] ?? -1) + 1
      let end = run.endIndex == old.count ? new.count : counterparts[run.endIndex] ?? 0
      guard end - start == run.count, taken.isDisjoint(with: start..<end) else { continue }
      for (index, found) in zip(run, start..<end) where !FreshStringIDs.isMadeUp(new[found].id) {
        counterparts[index] = found
      }
    }
    return counterparts
  }

  /// The entries of a list under the names that their counterparts have in an earlier version of it.
  static func aligned(
    _ new: [NamedElement], to old: [NamedElement], _ kind: ElementKind, usesPlaces: Bool = true
  )
    -> [NamedElement]
  {
    func items(_ elements: [NamedElement]) -> [Item] {
      elements.map { element in
        Item(id: element.name, words: kind.schema.headlineKey.flatMap { element.node[$0]?.string?.nonEmpty })
      }
    }
    var aligned = new
    for (before, after) in counterparts(items(old), items(new), usesPlaces: usesPlaces) {
      aligned[after] = NamedElement(name: old[before].name, node: new[after].node, key: new[after].key)
    }
    return aligned
  }
}
