import IntentModel
import SourceDiagnostics

/// Gives texts that they have added other string IDs, where we have used theirs for other words.
///
/// The same words elsewhere keep the ID: they have the same translations.
enum DistinctStringIDs {
  /// Their version with other IDs, and what they are, by the earlier ones, of three in which an entry has the same name.
  static func replacing(
    in sides: MergeSides
  ) -> (node: DefinitionNode?, ids: [String: String]) {
    var places = Places()
    places.collect(sides, .definition, "")
    // An ID that repeats within one version is meant to.
    let clashes = places.theirs.filter { id, there in
      guard !places.base.contains(id), let mine = places.ours[id] else { return false }
      return Set(mine.keys).isDisjoint(with: there.keys) && !Set(mine.values).isSuperset(of: there.values)
    }
    guard !clashes.isEmpty else { return (sides.theirs, [:]) }
    var fresh = FreshStringIDs(avoiding: places.base.union(places.ours.keys).union(places.theirs.keys))
    var names: [String: String] = [:]
    for id in clashes.keys.sorted() { names[id] = fresh.next(for: id) }
    return (sides.theirs.map { replaced($0, names) }, names)
  }

  private static func replaced(_ node: DefinitionNode, _ names: [String: String]) -> DefinitionNode {
    var copy = node
    switch node.content {
    case .dictionary(let members):
      copy.content = .dictionary(
        members.map { member in
          var member = member
          if member.key.hasSuffix("ID"), let id = member.value.string, let name = names[id] {
            member.value = .string(name, at: member.value.range)
          } else {
            member.value = replaced(member.value, names)
          }
          return member
        })
    case .array(let elements): copy.content = .array(elements.map { replaced($0, names) })
    case .scalar: break
    }
    return copy
  }

  /// The places of the IDs of each version, which are names and keys, with the words that are there.
  private struct Places {
    var base: Set<String> = []
    var ours: [String: [String: String]] = [:]
    var theirs: [String: [String: String]] = [:]

    mutating func collect(_ sides: MergeSides, _ kind: ElementKind?, _ path: String) {
      for (key, values) in sides.members {
        let path = path + "/" + key
        if let list = kind?.schema.list(key) {
          // A text that has an ID for a name is known by what it was called before.
          let named = NamedSides(values, list)
          let elements = ElementSides(named, list)
          for name in named.names { collect(elements[name], list.kind, path + "/" + name) }
        } else if key.hasSuffix("ID") {
          let words = String(key.dropLast(2))
          if let id = values.base?.string { base.insert(id) }
          if let id = values.ours?.string { ours[id, default: [:]][path] = sides.ours?[words]?.string ?? "" }
          if let id = values.theirs?.string { theirs[id, default: [:]][path] = sides.theirs?[words]?.string ?? "" }
        } else {
          collect(values, nil, path)
        }
      }
    }
  }
}
