import IntentModel
import SourceDiagnostics

/// Gives texts that they have added other string IDs, where we have used theirs for something else.
enum DistinctStringIDs {
  /// Their version with other IDs, and what was changed, in words.
  static func replacing(
    in theirs: DefinitionNode, ours: DefinitionNode, base: DefinitionNode
  ) -> (node: DefinitionNode, remarks: [String]) {
    let oursPlaces = places(in: ours)
    let known = Set(places(in: base).keys)
    let theirPlaces = places(in: theirs)
    // An ID that repeats within one version is meant to.
    let clashes = theirPlaces.filter { id, places in
      guard !known.contains(id), let mine = oursPlaces[id] else { return false }
      return mine.isDisjoint(with: places)
    }
    guard !clashes.isEmpty else { return (theirs, []) }
    var fresh = FreshStringIDs(avoiding: known.union(oursPlaces.keys).union(theirPlaces.keys))
    var names: [String: String] = [:]
    for id in clashes.keys.sorted() { names[id] = fresh.next(for: id) }
    let remarks = names.sorted { $0.key < $1.key }.map {
      "string ID \($0.key) of theirs is \($0.value) now, since ours uses it: tables of translations must follow"
    }
    return (replaced(theirs, names), remarks)
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

  /// The places of every ID: names and keys.
  private static func places(in root: DefinitionNode) -> [String: Set<String>] {
    var places: [String: Set<String>] = [:]
    collect(root, .definition, "", &places)
    return places
  }

  private static func collect(
    _ node: DefinitionNode, _ kind: ElementKind?, _ path: String, _ places: inout [String: Set<String>]
  ) {
    for member in node.members {
      let path = path + "/" + member.key
      if let list = kind?.schema.list(member.key) {
        for element in NamedElement.elements(of: member.value, in: list) {
          // A text that has an ID for a name is in a place of its own wherever it is.
          let isNamedByID = list.kind.schema.nameKey.map { KeyRole.of($0) == .stringID } ?? false
          collect(element.node, list.kind, path + "/" + (isNamedByID ? "" : element.name), &places)
        }
      } else if member.key.hasSuffix("ID"), let id = member.value.string {
        places[id, default: []].insert(path)
      } else {
        collect(member.value, nil, path, &places)
      }
    }
  }
}
