/// Finds the entries that have another name in a later version of a definition.
package struct RenameDetection {
  private let classNames: ClassNames
  private var renames: [Rename] = []

  /// The renames that lead from one version to a later one; combinations of other parameters are among them.
  package static func renames(
    from old: DefinitionNode, to new: DefinitionNode, classNames: ClassNames = ClassNames(prefix: nil)
  ) -> [Rename] {
    var detection = RenameDetection(classNames: classNames)
    for list in ElementKind.definition.schema.lists {
      detection.compare(old, new, list, owners: [])
    }
    return detection.renames
  }

  private init(classNames: ClassNames) {
    self.classNames = classNames
  }

  private mutating func compare(_ old: DefinitionNode, _ new: DefinitionNode, _ list: ElementList, owners: [String]) {
    guard let old = old[list.key], let new = new[list.key] else { return }
    let oldElements = NamedElement.elements(of: old, in: list)
    let newElements = NamedElement.elements(of: new, in: list)
    if list.form == .keyed {
      compareCombinations(oldElements, newElements, list.kind, owners: owners)
      return
    }
    for pair in ElementMatching(kind: list.kind, classNames: classNames).pairs(oldElements, newElements) {
      let (before, after) = (oldElements[pair.old], newElements[pair.new])
      if before.name != after.name, Self.isPlain(before.name), Self.isPlain(after.name) {
        renames.append(Rename(kind: list.kind, owners: owners, old: before.name, new: after.name))
      }
      let owners = list.form == .single ? owners : owners + [before.name]
      for inner in list.kind.schema.lists {
        compare(before.node, after.node, inner, owners: owners)
      }
    }
  }

  /// A combination is another one when its parameters have other names; apart from that it is known by its text.
  private mutating func compareCombinations(
    _ old: [NamedElement], _ new: [NamedElement], _ kind: ElementKind, owners: [String]
  ) {
    let names = Renaming(renames).names(of: .parameter, in: owners)
    let newKeys = Dictionary(new.map { ($0.name, $0.key?.text) }, uniquingKeysWith: { first, _ in first })
    let renamed = old.map { element in
      let key = element.key?.text ?? ""
      let name = kind.elementName(Renaming.key(key, names))
      // A key may have the earlier names still.
      if name != element.name, newKeys[name] == nil, let newKey = newKeys[element.name] {
        renames.append(Rename(kind: kind, owners: owners, old: key, new: newKey ?? key))
        return element
      }
      return NamedElement(name: name, node: element.node, key: element.key)
    }
    for pair in ElementMatching(kind: kind, classNames: classNames).pairs(renamed, new)
    where renamed[pair.old].name != new[pair.new].name {
      guard let before = renamed[pair.old].key, let after = new[pair.new].key else { continue }
      renames.append(Rename(kind: kind, owners: owners, old: before.text, new: after.text))
    }
  }

  /// Whether a name is one, and not missing or that of a second entry in a faulty file.
  private static func isPlain(_ name: String) -> Bool { !name.isEmpty && !name.contains("#") }
}
