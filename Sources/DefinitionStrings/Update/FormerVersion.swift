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

  /// Whether a translation is one of the text of then, which is another one by now.
  ///
  /// It was made since where the table had another translation then, or none.
  func isTextOf(
    _ translation: String, ofKey key: String, inTableAt path: String, _ current: [String]
  ) -> Bool {
    guard let text = texts[key], !current.contains(text) else { return false }
    return tables[path].map { $0[key] == translation } ?? true
  }
}
