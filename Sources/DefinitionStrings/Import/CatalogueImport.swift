internal import JSONReader
package import Localization
package import PropertyListReader
package import SourceDiagnostics

/// Puts translations that came back into a string catalogue; whatever else it has stays as it is, to the byte.
package enum CatalogueImport {
  /// A catalogue with translations put into it.
  ///
  /// - Parameters:
  ///   - translations: The translations.
  ///   - language: Their language.
  ///   - table: Any part of the catalogue.
  ///   - file: The file as it was read.
  ///   - limits: How large a file is accepted.
  ///   - diagnostics: Receives what is wrong with the file.
  /// - Returns: The file and the number of texts that are new or changed, or nil when errors have been reported.
  package static func catalogue(
    _ translations: [ReturnedTexts.Translation], language: LanguageName, in table: StringTable, file: SourceFile,
    limits: PropertyListLimits, diagnostics: inout DiagnosticEngine
  ) -> (bytes: [UInt8], count: Int)? {
    let reader = JSONReader(
      dialect: .json, problemID: .unreadableTable, byteLimit: limits.byteCount, depthLimit: limits.depth)
    guard let root = reader.read(table.source, diagnostics: &diagnostics) else { return nil }
    var edits: [TextEdit] = []
    var added: [CatalogueEntry] = []
    var count = 0
    for translation in translations {
      let entry = root["strings"]?[translation.key]
      let localizations = entry?["localizations"]
      let known =
        localizations?.members.first { $0.key.value == language.spelling }
        ?? localizations?.members.first { LanguageName($0.key.value) == language }
      guard let known else {
        added.append(
          CatalogueEntry(
            key: translation.key, comment: nil, extraction: .manual,
            texts: [language.identifier: .unit(CatalogueUnit(translation.text, .translated))]))
        continue
      }
      // Forms that a number or a device chooses are no single text.
      guard let unit = known.value["stringUnit"], known.value["substitutions"] == nil, let value = unit["value"]
      else { continue }
      let before = edits.count
      if value.string != translation.text {
        edits.append(TextEdit(value.range, replacement: JSONValue.string(translation.text).text(.catalogue)))
      }
      if let state = unit["state"], state.string != "translated",
        state.string == "new" || translation.isConfirmed || edits.count > before
      {
        edits.append(TextEdit(state.range, replacement: "\"translated\""))
        if let comment = entry?["comment"], let text = comment.string {
          var record = CatalogueRecord(comment: text)
          record[known.key.value] = nil
          if record.comment != text {
            edits.append(TextEdit(comment.range, replacement: JSONValue.string(record.comment).text(.catalogue)))
          }
        }
      }
      if edits.count > before { count += 1 }
    }
    let bytes = edits.isEmpty ? file.bytes : table.encoding.encode(table.source.bytes.applying(edits))
    guard !added.isEmpty else { return (bytes, count) }
    let merge = CatalogueMerge(
      added, into: SourceFile(path: file.path, bytes: bytes), limits: limits, diagnostics: &diagnostics)
    return merge.map { ($0.bytes, count + added.count) }
  }
}
