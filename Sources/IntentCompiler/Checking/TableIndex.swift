internal import SourceDiagnostics

/// Tables by the definitions that they may belong to.
struct TableIndex: Sendable {
  private var tables: [String: [ReadTable]] = [:]

  /// An index of tables, each of which keeps its place in their order.
  init(_ tables: [ReadTable]) {
    for table in tables {
      let place = DefinitionPlace(table.file.path)
      for stem in Set(DefinitionPlace.possibleStems(ofTableNamed: place.name)) {
        self.tables[Self.key(place.folder, stem), default: []].append(table)
      }
    }
  }

  /// The tables beside a definition that have its stem, or were meant to.
  func tables(for place: DefinitionPlace) -> [ReadTable] {
    tables[Self.key(place.folder, place.stem.lowercased())] ?? []
  }

  private static func key(_ folder: String, _ stem: String) -> String { folder.appending(pathComponent: stem) }
}
