import DefinitionComparison

/// What a definition says as one table, to which the changes that a comparison has told can be applied.
struct FlatOutline: Equatable {
  /// The entries, by kinds and names from the outermost on.
  private(set) var entries: Set<String> = []

  /// What they say.
  private(set) var facts: [Place: OutlineFact.Value] = [:]

  /// The names in lists whose order says something.
  private(set) var orders: [Place: [String]] = [:]

  /// A key of an entry.
  struct Place: Hashable {
    let entry: String
    let key: String
  }

  /// The table of a definition.
  init(_ root: DefinitionNode) {
    add(OutlineBuilder.outline(of: root), "")
  }

  private mutating func add(_ entry: OutlineEntry, _ path: String) {
    entries.insert(path)
    for fact in entry.facts { facts[Place(entry: path, key: fact.path)] = fact.value }
    for list in entry.kind.schema.lists {
      let children = entry.children.filter { $0.kind == list.kind }
      if list.isOrdered { orders[Place(entry: path, key: list.kind.rawValue)] = children.map(\.name) }
      for child in children { add(child, path + Self.step(child.kind, child.name)) }
    }
  }

  private static func step(_ kind: ElementKind, _ name: String) -> String { "/\(kind.rawValue) \(name)" }

  /// The table of the later version, as far as the changes tell it.
  ///
  /// What an added entry says is taken from the later version, as is its place among others: a comparison tells neither.
  static func applying(
    _ changes: [DefinitionChange], from old: DefinitionNode, to new: DefinitionNode
  ) -> FlatOutline {
    // What follows from a rename is not told.
    var outline = FlatOutline(Renaming(RenameDetection.renames(from: old, to: new)).applied(to: old))
    let later = FlatOutline(new)
    for change in changes { outline.apply(change, later: later) }
    for (place, names) in later.orders {
      let known = Set(outline.orders[place] ?? [])
      guard outline.orders[place] == names.filter(known.contains) else { continue }
      if known.isSubset(of: names), outline.entries.contains(place.entry) { outline.orders[place] = names }
    }
    return outline
  }

  private mutating func apply(_ change: DefinitionChange, later: FlatOutline) {
    let path = change.subjects.map { Self.step($0.kind, $0.name) }.joined()
    func isIn(_ entry: String) -> Bool { entry == path || entry.hasPrefix(path + "/") }
    switch change.action {
    case .added:
      entries.formUnion(later.entries.filter(isIn))
      facts.merge(later.facts.filter { isIn($0.key.entry) }) { $1 }
      orders.merge(later.orders.filter { isIn($0.key.entry) }) { $1 }
    case .removed:
      entries = entries.filter { !isIn($0) }
      facts = facts.filter { !isIn($0.key.entry) }
      orders = orders.filter { !isIn($0.key.entry) }
      guard let last = change.subjects.last else { return }
      let owner = change.subjects.dropLast().map { Self.step($0.kind, $0.name) }.joined()
      orders[Place(entry: owner, key: last.kind.rawValue)]?.removeAll { $0 == last.name }
    case .outdated(_, let value, _):
      if let key = change.path { facts[Place(entry: path, key: key)] = value }
    case .changed(_, _, let value):
      guard let key = change.path else { return }
      // An index of 0 is not written.
      let isMissing = key == change.subjects.last?.kind.schema.indexKey && value == .plain("0")
      facts[Place(entry: path, key: key)] = isMissing ? nil : value
      guard key == "type" else { return }
      // The namespaces of types go with the type.
      for place in Set(facts.keys).union(later.facts.keys)
      where place.entry == path && place.key.hasSuffix("TypeNamespace") {
        facts[place] = later.facts[place]
      }
    case .reordered(let kind, _, let names): orders[Place(entry: path, key: kind.rawValue)] = names
    case .renamed, .handler: break
    }
  }
}
