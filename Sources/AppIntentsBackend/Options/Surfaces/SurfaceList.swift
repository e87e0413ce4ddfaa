/// What is asked for of declarations, by their names; of two that ask for the same thing, the first wins.
package struct SurfaceList<Surfaces: SurfaceSet>: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  /// What is asked for under one name.
  package struct Entry: Sendable, Equatable {
    /// The name by which people call the declaration.
    package let name: ConfiguredText

    /// What is asked for.
    package let surfaces: Surfaces

    /// What is asked for under a name.
    package init(_ name: ConfiguredText, _ surfaces: Surfaces) {
      self.name = name
      self.surfaces = surfaces
    }
  }

  /// What is asked for, in the order in which it counts.
  package private(set) var entries: [Entry]

  /// The names, each once.
  var names: [ConfiguredText] {
    var known: Set<ConfiguredText> = []
    return entries.map(\.name).filter { known.insert($0).inserted }
  }

  package init(dictionaryLiteral elements: (ConfiguredText, Surfaces)...) {
    entries = elements.map { Entry($0, $1) }
  }

  /// Asks for more.
  package mutating func append(_ surfaces: Surfaces, for name: ConfiguredText) {
    entries.append(Entry(name, surfaces))
  }

  /// Asks for what another list does, too.
  package mutating func append(contentsOf other: SurfaceList) {
    entries += other.entries
  }
}

extension SurfaceList where Surfaces: NamedSurfaceSet {
  /// What the new type is to be called that takes the place of a declaration with one of some names; nil where nobody says.
  func newName(ofAny names: [String]) -> String? {
    entries.lazy.filter { names.contains($0.name.value) }.compactMap(\.surfaces.name?.value).first
  }

  /// All of them.
  var newNames: [ConfiguredText] { entries.compactMap(\.surfaces.name) }
}
