package import IntentModel
internal import SourceDiagnostics

/// What an older version of a definition and the tables beside it had.
package struct FormerVersion: Sendable {
  /// The texts of the definition by ID.
  package let texts: [String: String]

  /// The translations by key, by the path that a table has now; tables of which nothing is known are left out.
  private let tables: [String: [String: String]]

  /// An older version.
  ///
  /// - Parameters:
  ///   - document: The definition.
  ///   - tables: Its translations by key, by the path that a table has now. A table that was not there is empty; of one
  ///     that is left out, it is not known which entries were translated since.
  package init(_ document: DefinitionDocument, tables: [String: [String: String]] = [:]) {
    texts = Dictionary(
      document.texts.compactMap { text in text.id.flatMap { id in text.text.map { (id.value, $0.value) } } },
      uniquingKeysWith: { first, _ in first })
    self.tables = tables
  }

  /// Whether an entry was translated since, because the table had another translation then, or none.
  func isOlder(than translation: String, ofKey key: String, inTableAt path: String) -> Bool {
    tables[path].map { $0[key] != translation } ?? false
  }
}
