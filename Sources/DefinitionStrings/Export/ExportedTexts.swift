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

  private let tokens: TranslationTokens
  private let former: FormerVersion?
  private let isTranslation: Bool

  /// The forms in comments of the texts of the definition that catalogues were made for, by key.
  private let catalogueSources: [String: String]

  /// The texts of a definition in a language.
  ///
  /// - Parameters:
  ///   - localization: The definition with its tables.
  ///   - texts: Its texts.
  ///   - target: Where the translations stand.
  ///   - former: An older version, which translations are of where nothing else says what they were made from.
  ///   - isTranslation: Whether it is another language than that of the definition.
  package init(
    _ localization: CheckedLocalization, texts: TranslatableTexts, target: TranslationTarget,
    former: FormerVersion? = nil, isTranslation: Bool = true
  ) {
    self.former = former
    self.isTranslation = isTranslation
    catalogueSources = Dictionary(
      localization.languages.flatMap(\.tables).filter(\.isSourceLanguage).flatMap(\.sourceForms),
      uniquingKeysWith: { first, _ in first })
    let name = target.language
    let tables = target.tables
    tokens = TranslationTokens(localization, language: name.spelling)
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

  /// The forms of the texts that translations were made from, where those are others by now, by key.
  package var formerSources: [String: String] {
    Dictionary(
      list.compactMap { text in text.formerSource.map { (text.key, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  /// The forms of the texts that have other words in a table of their own language, by key.
  package var replacedSources: [String: String] {
    Dictionary(
      list.filter { $0.target != nil && $0.target != $0.source }.map { ($0.key, SourceRecord.form(of: $0.source)) },
      uniquingKeysWith: { first, _ in first })
  }

  private mutating func add(
    _ text: TranslatableText, _ found: Found?, copied: String?, _ texts: TranslatableTexts
  ) {
    guard let found else {
      append(text.id, text.text, copied, context: text.context)
      return
    }
    guard case .text(let value) = found.entry.value else {
      plurals.append((text, found.entry.value))
      return
    }
    let record = found.entry.comment.flatMap { SourceRecord(in: $0, of: found.table.source.bytes) }
    let current = texts.texts(withID: text.id)
    let isTranslated =
      Self.isTranslated(found.entry, value.value, record, text)
      && (isTranslation || !areOlderWords(value.value, found, record, text, current))
    append(
      text.id, text.text, isTranslated ? value.value : copied,
      formerSource: isTranslated && isTranslation
        ? formerSource(of: value.value, found, record, text, current) : nil,
      state: isTranslated ? found.entry.state : nil, context: text.context)
  }

  /// Whether words in the language of the definition are an older text of it, and not the table's own.
  private func areOlderWords(
    _ words: String, _ found: Found, _ record: SourceRecord?, _ text: TranslatableText, _ current: [String]
  ) -> Bool {
    guard !current.contains(words) else { return false }
    if found.table.isSourceLanguage, let source = catalogueSources[text.id] {
      return !SourceRecord.isForm(source, ofAny: current)
    }
    return record.map { $0.isFor(words) } ?? (words == former?.texts[text.id])
  }

  /// The form of the text that a translation was made from; nil where that is one of those of now, or nobody knows.
  private func formerSource(
    of translation: String, _ found: Found, _ record: SourceRecord?, _ text: TranslatableText, _ current: [String]
  ) -> String? {
    if let record { return current.contains { record.isFor($0) } ? nil : record.text }
    if found.table.format == .catalog {
      let noted = found.entry.state == "needs_review" ? found.table.formerForm(ofKey: text.id) : nil
      if let form = noted ?? catalogueSources[text.id] {
        return SourceRecord.isForm(form, ofAny: current) ? nil : form
      }
    }
    guard let former, former.isTextOf(translation, ofKey: text.id, inTableAt: found.table.source.path, current)
    else { return nil }
    return former.texts[text.id].map { SourceRecord.form(of: $0) }
  }

  private static func isTranslated(
    _ entry: StringTableEntry, _ value: String, _ record: SourceRecord?, _ text: TranslatableText
  ) -> Bool {
    guard value.contains(where: { !$0.isWhitespace }) else { return false }
    // Whoever writes a translation by hand may leave the mark where it is. Without a record, the words may be older ones
    // of the definition.
    if entry.mark?.value == .untranslated { return record.map { value != text.text && !$0.isFor(value) } ?? false }
    return entry.state != "new"
  }

  private mutating func addComposite(_ key: String, _ sentence: String, of text: TranslatableText, _ found: Found) {
    guard case .text(let value) = found.entry.value else { return }
    let place = text.context.first.map { [$0 + ", with a word in the place of a token"] } ?? []
    append(key, sentence, value.value.isBlank ? nil : value.value, state: found.entry.state, context: place)
  }

  private mutating func append(
    _ key: String, _ source: String, _ target: String?, formerSource: String? = nil, state: String? = nil,
    context: [String]
  ) {
    var doubts: [String] = []
    if let target {
      if let formerSource { doubts.append("The text was '\(formerSource)' when it was translated") }
      if state == "needs_review", formerSource == nil { doubts.append("The translation is marked for review") }
      if let problem = tokens.problem(of: .text(Located(target, at: .position(0))), forKey: key) {
        doubts.append("The translation \(problem.sentence)")
      }
    }
    list.append(
      ExportedText(
        key: key, source: source, target: target, formerSource: formerSource, doubts: doubts, context: context))
  }
}

extension StringTable {
  /// The keys of a catalogue in its own language, with the forms in comments of the texts that its words are there for:
  /// those that are noted, else the words themselves.
  fileprivate var sourceForms: [(String, String)] {
    entries.compactMap { entry in
      guard case .text(let text) = entry.value else { return nil }
      let key = entry.key.value
      return (key, formerForm(ofKey: key) ?? SourceRecord.form(of: text.value))
    }
  }
}
