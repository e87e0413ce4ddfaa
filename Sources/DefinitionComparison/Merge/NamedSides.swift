/// The entries of a list in three versions, each in its order, under names that are the same for the same entry.
struct NamedSides {
  let base: [NamedElement]
  let ours: [NamedElement]
  let theirs: [NamedElement]

  init(_ values: MergeSides, _ list: ElementList) {
    func elements(_ node: DefinitionNode?) -> [NamedElement] {
      node.map { NamedElement.elements(of: $0, in: list) } ?? []
    }
    let (base, ours, theirs) = (elements(values.base), elements(values.ours), elements(values.theirs))
    guard list.kind.schema.isNamedByID || list.hasNamesakes else {
      (self.base, self.ours, self.theirs) = (base, ours, theirs)
      return
    }
    func aligned(_ elements: [NamedElement], to others: [NamedElement], usesPlaces: Bool = true) -> [NamedElement] {
      list.hasNamesakes
        ? Namesakes.aligned(elements, to: others)
        : TextMatching.aligned(elements, to: others, list.kind, usesPlaces: usesPlaces)
    }
    // The ID is a value like others, which either side may have changed, so that it is no name to merge by; nor is the
    // number of one of several entries with the same name.
    let known = Set(base.map(\.name))
    let mine = aligned(ours, to: base)
    let others = aligned(theirs, to: base)
    // What both have added is one text where it is the same; its place says nothing.
    let added = aligned(
      others.filter { !known.contains($0.name) }, to: mine.filter { !known.contains($0.name) }, usesPlaces: false)
    var rest = added[...]
    self.base = base
    self.ours = mine
    self.theirs = others.map { known.contains($0.name) ? $0 : rest.popFirst() ?? $0 }
  }

  /// The names of all entries.
  var names: Set<String> { Set((base + ours + theirs).map(\.name)) }
}
