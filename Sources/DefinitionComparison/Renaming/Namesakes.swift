/// Finds out which entries of two versions of a list are the same, where several have one name: dialogs of one type.
///
/// Their numbers are those of one version: a change of one can be another order of all.
enum Namesakes {
  /// An entry.
  struct Item {
    /// The name with its number.
    let name: String

    /// What it says, each of it once.
    let features: Set<String>

    /// The name that it has in the file.
    var plainName: Substring {
      guard let mark = name.lastIndex(of: "#"), Int(name[name.index(after: mark)...]) != nil else { return name[...] }
      return name[..<mark]
    }
  }

  /// As many pairs as this are compared; of more, which no editor writes, those in the same place are the same.
  private static let largestCount = 4096

  /// The names that earlier entries have in a later version, by those of their own; what has a name to itself in both
  /// versions is missing.
  static func laterNames(_ old: [Item], _ new: [Item]) -> [String: String] {
    let later = Dictionary(grouping: new, by: \.plainName)
    var names: [String: String] = [:]
    for (name, group) in Dictionary(grouping: old, by: \.plainName) {
      let others = later[name, default: []]
      guard group.count > 1 || others.count > 1 else { continue }
      let counterparts = counterparts(group, others)
      var number = others.count
      for (index, item) in group.enumerated() {
        if let found = counterparts[index] {
          names[item.name] = others[found].name
        } else {
          number += 1
          names[item.name] = NamedElement.numbered(String(name), number)
        }
      }
    }
    return names
  }

  /// The later entries by the earlier ones, as indices.
  ///
  /// What says the same is the same, then what has most in common, and of those what is nearest in its list.
  private static func counterparts(_ old: [Item], _ new: [Item]) -> [Int: Int] {
    var counterparts: [Int: Int] = [:]
    var equal = Dictionary(grouping: new.indices) { new[$0].features }
    for index in old.indices {
      guard let found = equal[old[index].features]?.first else { continue }
      equal[old[index].features]?.removeFirst()
      counterparts[index] = found
    }
    let taken = Set(counterparts.values)
    let (restOfOld, restOfNew) = (
      old.indices.filter { counterparts[$0] == nil }, new.indices.filter { !taken.contains($0) }
    )
    guard restOfOld.count * restOfNew.count <= largestCount else {
      return counterparts.merging(zip(restOfOld, restOfNew)) { first, _ in first }
    }
    let pairs = restOfOld.flatMap { index in
      restOfNew.map { found in
        let commonCount = old[index].features.intersection(new[found].features).count
        return (old: index, new: found, order: (-commonCount, abs(index - found), index + found))
      }
    }
    var joined: Set<Int> = []
    for pair in pairs.sorted(by: { $0.order < $1.order })
    where counterparts[pair.old] == nil && joined.insert(pair.new).inserted {
      counterparts[pair.old] = pair.new
    }
    return counterparts
  }

  /// The entries of a list under the names that their counterparts have in another version of it.
  static func aligned(_ elements: [NamedElement], to others: [NamedElement]) -> [NamedElement] {
    func items(_ elements: [NamedElement]) -> [Item] {
      elements.map { element in
        Item(name: element.name, features: Set(element.node.members.map { "\($0.key)=\($0.value.fingerprint)" }))
      }
    }
    let names = laterNames(items(elements), items(others))
    return elements.map { NamedElement(name: names[$0.name] ?? $0.name, node: $0.node, key: $0.key) }
  }
}
