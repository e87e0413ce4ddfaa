/// The names of all entries of a definition, by kind and the names of what they stand in.
struct EntryNames {
  /// The names as their owner has them, by place; of a combination the key.
  private var names: [MergePlace: String] = [:]

  /// The names in a definition.
  init(_ root: DefinitionNode) {
    collect(root, .definition, owners: [])
  }

  /// The name of an entry as its owner has it, which for a combination is the key with the same parameters; nil where there
  /// is none.
  func name(like name: String, _ kind: ElementKind, _ owners: [String]) -> String? {
    names[MergePlace(kind: kind, names: owners + [kind.elementName(name)])]
  }

  /// The entries of a response are those of its intent: there is one only.
  private mutating func collect(_ node: DefinitionNode, _ kind: ElementKind, owners: [String]) {
    for list in kind.schema.lists {
      guard let value = node[list.key] else { continue }
      guard list.form != .single else {
        collect(value, list.kind, owners: owners)
        continue
      }
      for element in NamedElement.elements(of: value, in: list) {
        let place = owners + [element.name]
        names[MergePlace(kind: list.kind, names: place)] = element.key?.text ?? element.name
        collect(element.node, list.kind, owners: place)
      }
    }
  }
}
