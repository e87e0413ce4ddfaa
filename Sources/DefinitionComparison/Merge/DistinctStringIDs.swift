import IntentModel
import SourceDiagnostics

/// Gives texts that they have added other string IDs, where we have used theirs for other words.
///
/// The same words elsewhere keep the ID: they have the same translations.
enum DistinctStringIDs {
  /// Their version with other IDs, and what they are, by the earlier ones.
  static func replacing(
    in theirs: DefinitionNode, ours: DefinitionNode, base: DefinitionNode
  ) -> (node: DefinitionNode, ids: [String: String]) {
    let oursPlaces = places(in: ours)
    let known = Set(places(in: base).keys)
    let theirPlaces = places(in: theirs)
    // An ID that repeats within one version is meant to.
    let clashes = theirPlaces.filter { id, places in
      guard !known.contains(id), let mine = oursPlaces[id] else { return false }
      return Set(mine.keys).isDisjoint(with: places.keys) && !Set(mine.values).isSuperset(of: places.values)
    }
    guard !clashes.isEmpty else { return (theirs, [:]) }
    var fresh = FreshStringIDs(avoiding: known.union(oursPlaces.keys).union(theirPlaces.keys))
    var names: [String: String] = [:]
    for id in clashes.keys.sorted() { names[id] = fresh.next(for: id) }
    return (replaced(theirs, names), names)
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

  /// The places of every ID, which are names and keys, with the words that are there.
  private static func places(in root: DefinitionNode) -> [String: [String: String]] {
    var places: [String: [String: String]] = [:]
    collect(root, .definition, "", &places)
    return places
  }

  private static func collect(
    _ node: DefinitionNode, _ kind: ElementKind?, _ path: String, _ places: inout [String: [String: String]]
  ) {
    for member in node.members {
      let path = path + "/" + member.key
      if let list = kind?.schema.list(member.key) {
        for element in NamedElement.elements(of: member.value, in: list) {
          // A text that has an ID for a name is in a place of its own wherever it is.
          let name = list.kind.schema.isNamedByID ? "" : element.name
          collect(element.node, list.kind, path + "/" + name, &places)
        }
      } else if member.key.hasSuffix("ID"), let id = member.value.string {
        places[id, default: [:]][path] = node[String(member.key.dropLast(2))]?.string ?? ""
      } else {
        collect(member.value, nil, path, &places)
      }
    }
  }
}
