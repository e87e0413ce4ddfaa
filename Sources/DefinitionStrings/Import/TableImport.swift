package import Localization
package import PropertyListReader
package import SourceDiagnostics

/// Puts translations that came back into a `.strings` table; whatever else it has stays as it is, to the byte.
package enum TableImport {
  /// A new table.
  package static func table(_ translations: [ReturnedTexts.Translation]) -> [UInt8] {
    StringsMerge(translations.map(\.entry), keepsOrder: true).bytes
  }

  /// A table with translations put into it.
  ///
  /// - Parameters:
  ///   - translations: The translations.
  ///   - table: The table.
  ///   - file: The file as it was read.
  ///   - limits: How large a file is accepted.
  ///   - diagnostics: Receives why entries cannot be added.
  /// - Returns: The file and the number of entries that are new or changed, or nil when errors have been reported.
  package static func table(
    _ translations: [ReturnedTexts.Translation], in table: StringTable, file: SourceFile, limits: PropertyListLimits,
    diagnostics: inout DiagnosticEngine
  ) -> (bytes: [UInt8], count: Int)? {
    // Of a key that repeats, the last entry counts.
    let entries = Dictionary(table.entries.map { ($0.key.value, $0) }, uniquingKeysWith: { $1 })
    var edits: [TextEdit] = []
    var added: [StringsText] = []
    var count = 0
    for translation in translations {
      guard let entry = entries[translation.key] else {
        added.append(translation.entry)
        continue
      }
      guard case .text(let value) = entry.value else { continue }
      let before = edits.count
      if value.value != translation.text {
        if value.range == entry.key.range {
          edits.append(
            TextEdit(
              .position(Int(entry.range.upperBound) - 1), replacement: " = " + translation.text.quotedForStrings))
        } else {
          edits.append(table.edit(value, to: translation.text))
        }
      }
      if let mark = entry.mark { edits.append(TextEdit(mark.range, replacement: "")) }
      if edits.count > before || translation.isConfirmed {
        edits += [table.sourceEdit(entry, translation)].compactMap(\.self)
      }
      if edits.count > before { count += 1 }
    }
    let bytes = edits.isEmpty ? file.bytes : table.encoding.encode(table.source.bytes.applying(edits))
    guard !added.isEmpty else { return (bytes, count) }
    let merge = StringsMerge(
      added, into: SourceFile(path: file.path, bytes: bytes), keepsOrder: true, limits: limits,
      diagnostics: &diagnostics)
    return merge.map { ($0.bytes, count + added.count) }
  }
}

extension StringTable {
  /// The edit that has the comment of an entry say what a translation was made from; nil where it does, or cannot.
  fileprivate func sourceEdit(_ entry: StringTableEntry, _ translation: ReturnedTexts.Translation) -> TextEdit? {
    guard let record = entry.comment.flatMap({ SourceRecord(in: $0, of: source.bytes) }) else {
      return commentEdit(
        entry, context: translation.context, record: SourceRecord.lines(for: translation.source))
    }
    return record.edit(to: SourceRecord.form(of: translation.source), isCurrent: true)
  }
}

extension ReturnedTexts.Translation {
  /// The entry of a table.
  fileprivate var entry: StringsText { StringsText(key: key, text: text, comment: comment) }
}
