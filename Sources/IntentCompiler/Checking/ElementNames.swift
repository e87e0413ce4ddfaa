internal import IntentModel
internal import Localization
internal import SourceDiagnostics

/// The names of what findings point at: elements of definitions, keys of tables.
struct ElementNames: Sendable {
  private var definitions: [String: ElementIndex] = [:]
  private var tables: [String: [(range: SourceRange, key: String)]] = [:]

  /// Takes a definition in.
  mutating func add(_ document: DefinitionDocument) {
    definitions[document.source.path] = ElementIndex(document.tree)
  }

  /// Takes a table in.
  mutating func add(_ table: StringTable) {
    tables[table.source.path, default: []] += table.entries.map { ($0.range, $0.key.value) }
  }

  /// The name of what a finding points at, for example `OrderSoup.soup`; nil where it has none.
  func name(at location: SourceLocation?) -> String? {
    guard let location else { return nil }
    let offset = location.range.lowerBound
    if let index = definitions[location.file.path] { return index.name(at: offset) }
    return tables[location.file.path]?.first { $0.range.lowerBound <= offset && offset < $0.range.upperBound }?.key
  }
}
