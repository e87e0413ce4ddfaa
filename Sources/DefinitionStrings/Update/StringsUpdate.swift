internal import IntentModel
package import IntentRules
package import Localization
package import PropertyListReader
package import SourceDiagnostics

/// Brings a `.strings` or `.stringsdict` table in step with its definition.
///
/// Only bytes of entries that have to change are touched, and of those that are there already never a translation.
package struct StringsUpdate {
  private let localization: CheckedLocalization
  private let texts: TranslatableTexts
  private let table: StringTable
  private let options: UpdateOptions

  private var edits: [TextEdit] = []
  private var changes: [TableChange] = []

  /// The update of a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - localization: The definition that it belongs to.
  ///   - texts: The texts of the definition.
  ///   - options: What is done.
  package init(
    of table: StringTable, in localization: CheckedLocalization, texts: TranslatableTexts, options: UpdateOptions
  ) {
    self.table = table
    self.localization = localization
    self.texts = texts
    self.options = options
  }

  /// The updated table.
  ///
  /// - Parameters:
  ///   - file: The file as it was read.
  ///   - missing: The IDs of the texts that the table is to get entries for.
  ///   - limits: How large a file is accepted.
  ///   - diagnostics: Receives why entries cannot be added.
  /// - Returns: The table, or nil when errors have been reported.
  package mutating func update(
    _ file: SourceFile, adding missing: [String], limits: PropertyListLimits, diagnostics: inout DiagnosticEngine
  ) -> TableUpdate? {
    for entry in table.entries {
      if localization.isStale(key: entry.key.value, in: table.format) {
        updateStale(entry)
      } else {
        update(entry)
      }
    }
    var bytes = edits.isEmpty ? file.bytes : table.encoding.encode(table.source.bytes.applying(edits))
    let added = missing.compactMap { texts[$0] }
    if !added.isEmpty {
      let merge = StringsMerge(
        added.map { StringsText(key: $0.id, text: $0.text, comment: $0.comment, isUntranslated: isTranslation) },
        into: SourceFile(path: file.path, bytes: bytes), keepsOrder: true, limits: limits, diagnostics: &diagnostics)
      guard let merge else { return nil }
      bytes = merge.bytes
      changes += added.map { change(.added, $0.id, at: .position(table.source.bytes.count)) }
    }
    return TableUpdate(file: file, bytes: bytes, changes: changes)
  }

  /// Whether the table is not of the language that the texts of the definition are in.
  private var isTranslation: Bool {
    guard let language = table.language, let development = localization.developmentLanguage else { return true }
    return LanguageName(language) != LanguageName(development)
  }

  // MARK: Entries

  private mutating func updateStale(_ entry: StringTableEntry) {
    switch options.stale {
    case .keep:
      add(.stale, entry)
    case .mark where entry.mark?.value == .stale:
      break
    case .mark:
      let mark = EntryMark.stale.comment(isXML: table.isXML)
      edits.append(TextEdit(entry.mark?.range ?? .position(Int(entry.range.upperBound)), replacement: mark))
      add(.markedStale, entry)
    case .remove:
      guard let removal = entry.removal else { return add(.stale, entry) }
      edits.append(TextEdit(removal, replacement: ""))
      add(.removed, entry)
    }
  }

  private mutating func update(_ entry: StringTableEntry) {
    if entry.mark?.value == .stale, let mark = entry.mark {
      edits.append(TextEdit(mark.range, replacement: ""))
      add(.revived, entry)
    }
    guard case .text(let value) = entry.value, value.range != entry.key.range,
      let text = texts[entry.key.value]
    else { return }
    let record = entry.comment.flatMap { SourceRecord(in: $0, of: table.source.bytes) }
    let current = texts.texts(withID: text.id)
    let isCurrent = record.map { record in current.contains { record.isFor($0) } } ?? true
    if let mark = entry.mark, mark.value == .untranslated {
      if current.contains(value.value) {
        if let record, !isCurrent { refresh(entry, record, to: text, value: nil) }
        return
      }
      if let record, record.isFor(value.value) {
        refresh(entry, record, to: text, value: value)
        return
      }
      edits.append(TextEdit(mark.range, replacement: ""))
      add(.translated, entry)
    }
    if let record {
      guard !isCurrent else { return }
      if options.takesAsReviewed {
        edits.append(TextEdit(record.range, replacement: SourceRecord.form(of: text.text)))
        add(.reviewed, entry)
      } else {
        add(.drifted(from: record.text, to: SourceRecord.form(of: text.text)), entry)
      }
      return
    }
    if let former = options.formerTexts[text.id], !current.contains(former), !options.takesAsReviewed {
      add(.drifted(from: SourceRecord.form(of: former), to: SourceRecord.form(of: text.text)), entry)
      // The comment would say that the translation is of the text of now.
      return
    }
    if options.addsComments { addComment(to: entry, text) }
  }

  /// Gives an entry that nobody has translated the text of now.
  private mutating func refresh(
    _ entry: StringTableEntry, _ record: SourceRecord, to text: TranslatableText, value: Located<String>?
  ) {
    if let value { edits.append(table.edit(value, to: text.text)) }
    edits.append(TextEdit(record.range, replacement: SourceRecord.form(of: text.text)))
    add(.refreshed, entry)
  }

  // MARK: Comments

  /// What Xcode and `genstrings` write where nobody has given a comment.
  private static let emptyComments: Set<String> = [
    "/* (No Comment) */", "/* No comment provided by engineer. */",
  ]

  private mutating func addComment(to entry: StringTableEntry, _ text: TranslatableText) {
    guard table.format == .strings else { return }
    let bytes = table.source.bytes
    let lineBreak = bytes.firstIndex(of: 0x0A).map { $0 > 0 && bytes[$0 - 1] == 0x0D } == true ? "\r\n" : "\n"
    let comment = "/* " + text.comment.replacing("*/", with: "* /").replacing("\n", with: lineBreak) + " */"
    if let known = entry.comment {
      guard Self.emptyComments.contains(String(decoding: bytes[known.offsets], as: UTF8.self)) else { return }
      edits.append(TextEdit(known, replacement: comment))
    } else {
      edits.append(TextEdit(.position(Int(entry.range.lowerBound)), replacement: comment + lineBreak))
    }
    add(.commented, entry)
  }

  // MARK: Changes

  private mutating func add(_ kind: TableChange.Kind, _ entry: StringTableEntry) {
    changes.append(change(kind, entry.key.value, at: entry.key.range))
  }

  private func change(_ kind: TableChange.Kind, _ key: String, at range: SourceRange) -> TableChange {
    TableChange(
      kind: kind, key: key, language: table.language, location: SourceLocation(file: table.source, range: range))
  }
}
