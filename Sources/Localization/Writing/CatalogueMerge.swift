internal import JSONReader
package import PropertyListReader
package import SourceDiagnostics

/// A string catalogue with entries put into it.
///
/// It is laid out as Xcode lays it out. What is there already is kept to the byte: other entries, members that nobody
/// here knows, comments and translations. Doing the same again changes nothing.
package struct CatalogueMerge: Sendable, Equatable {
  /// The file.
  package let bytes: [UInt8]

  /// The texts that were left out since the file has others in their place.
  package let kept: [KeptText]

  /// A new catalogue.
  package init(_ entries: [CatalogueEntry], sourceLanguage: String) {
    let document: JSONValue = [
      "sourceLanguage": .string(sourceLanguage), "strings": .object(Self.members(entries)), "version": "1.0",
    ]
    // Xcode ends the file with the brace.
    bytes = Array(document.text(.catalogue).utf8)
    kept = []
  }

  /// A catalogue that is there, with entries put into it; nil where it cannot be read, which is reported.
  ///
  /// - Parameters:
  ///   - entries: The entries; no key twice.
  ///   - file: The file as it was read.
  ///   - limits: How large a file is accepted.
  ///   - diagnostics: Receives what is wrong with the file.
  package init?(
    _ entries: [CatalogueEntry], into file: SourceFile, limits: PropertyListLimits = PropertyListLimits(),
    diagnostics: inout DiagnosticEngine
  ) {
    let tables = StringTableReader(limits: limits).read(file, language: nil, diagnostics: &diagnostics)
    let reader = JSONReader(
      dialect: .json, problemID: .unreadableTable, byteLimit: limits.byteCount, depthLimit: limits.depth)
    guard let table = tables.first, let root = reader.read(table.source, diagnostics: &diagnostics) else { return nil }
    var editor = CatalogueEditor(source: table.source, root: root)
    editor.put(Self.sorted(entries), into: root)
    bytes = table.encoding.encode(editor.text)
    kept = editor.kept
  }

  static func sorted(_ entries: [CatalogueEntry]) -> [CatalogueEntry] {
    entries.map { (CatalogueKey($0.key), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  static func members(_ entries: [CatalogueEntry]) -> [JSONMember] {
    sorted(entries).map { JSONMember($0.key, $0.json) }
  }
}
