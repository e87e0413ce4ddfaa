internal import IntentModel
package import IntentRules
package import Localization
internal import SourceDiagnostics

/// The texts of a definition with what its tables have for them in a language.
package struct ExportedTexts: Sendable {
  /// The texts in the order of the definition; behind a sentence, those with a word in it that the tables have.
  package private(set) var list: [ExportedText] = []

  /// The keys that the language has several forms of, with them, in the order of the definition.
  package private(set) var plurals: [(text: TranslatableText, value: StringTableValue)] = []

  /// The tables of plural rules, by file.
  package let pluralTables: [StringTable]

  /// What the tables have for a key.
  private struct Found {
    let entry: StringTableEntry
    let table: StringTable
  }

  /// The texts of a definition in a language.
  package init(_ localization: CheckedLocalization, texts: TranslatableTexts, language: String) {
    let name = LanguageName(language)
    let tables = localization.languages.filter { LanguageName($0.name) == name }.flatMap(\.tables)
    pluralTables = tables.filter { $0.format == .stringsdict }
    var entries: [String: Found] = [:]
    var composites: [String: [String]] = [:]
    for table in tables {
      for entry in table.entries {
        let key = entry.key.value
        let known = entries[key]
        // Plural rules count, and of a key that repeats the last entry.
        if let known, known.table.format == .stringsdict, table.format != .stringsdict { continue }
        if known == nil, case .composite(let sentence, _) = localization.use(ofKey: key, in: table.format) {
          composites[sentence, default: []].append(key)
        }
        entries[key] = Found(entry: entry, table: table)
      }
    }
    let copies = localization.copies.filter { LanguageName($0.language) == name }.flatMap { $0.definition.texts }
    let copied = Dictionary(
      copies.compactMap { text in text.id.flatMap { id in text.text.map { (id.value, $0.value) } } },
      uniquingKeysWith: { first, _ in first })
    for text in texts.list {
      add(text, entries[text.id], copied: copied[text.id], texts)
      for key in composites[text.id] ?? [] {
        guard let found = entries[key], let sentence = localization.compositeText(ofKey: key) else { continue }
        addComposite(key, sentence, of: text, found)
      }
    }
  }

  private mutating func add(
    _ text: TranslatableText, _ found: Found?, copied: String?, _ texts: TranslatableTexts
  ) {
    guard let found else {
      list.append(
        ExportedText(key: text.id, source: text.text, target: copied, formerSource: nil, context: text.context))
      return
    }
    guard case .text(let value) = found.entry.value else {
      plurals.append((text, found.entry.value))
      return
    }
    let record = found.entry.comment.flatMap { SourceRecord(in: $0, of: found.table.source.bytes) }
    let isCurrent = record.map { record in texts.texts(withID: text.id).contains { record.isFor($0) } } ?? true
    let isTranslated = Self.isTranslated(found.entry, value.value, record, text)
    list.append(
      ExportedText(
        key: text.id, source: text.text, target: isTranslated ? value.value : copied,
        formerSource: isTranslated && !isCurrent ? record?.text : nil, context: text.context))
  }

  private static func isTranslated(
    _ entry: StringTableEntry, _ value: String, _ record: SourceRecord?, _ text: TranslatableText
  ) -> Bool {
    guard value.contains(where: { !$0.isWhitespace }) else { return false }
    // Whoever writes a translation by hand may leave the mark where it is.
    if entry.mark?.value == .untranslated { return value != text.text && record?.isFor(value) != true }
    return entry.state != "new"
  }

  private mutating func addComposite(_ key: String, _ sentence: String, of text: TranslatableText, _ found: Found) {
    guard case .text(let value) = found.entry.value else { return }
    let place = text.context.first.map { [$0 + ", with a word in the place of a token"] } ?? []
    list.append(
      ExportedText(key: key, source: sentence, target: value.value, formerSource: nil, context: place))
  }
}
