internal import IntentModel
internal import IntentRules
package import Localization
package import PropertyListReader
package import SourceDiagnostics

/// Brings a `.strings` or `.stringsdict` table in step with its definition.
///
/// Only bytes of entries that have to change are touched, and of those that are there already never a translation.
package struct StringsUpdate {
  private let input: UpdateInput
  private let table: StringTable
  private let tokens: TranslationTokens

  private var edits: [TextEdit] = []
  private var changes: [TableChange] = []
  private var unrecordedCount = 0

  private var localization: CheckedLocalization { input.localization }
  private var texts: TranslatableTexts { input.texts }
  private var options: UpdateOptions { input.options }

  /// The update of a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - input: The definition that it belongs to, and what is done.
  package init(of table: StringTable, in input: UpdateInput) {
    self.table = table
    self.input = input
    tokens = TranslationTokens(input.localization, language: table.language ?? "")
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
    let moves = self.moves
    for (index, entry) in table.entries.enumerated() {
      if let id = moves[index] {
        move(entry, to: id)
      } else if localization.isStale(key: entry.key.value, in: table.format) {
        updateStale(entry)
      } else {
        update(entry)
      }
    }
    var bytes = edits.isEmpty ? file.bytes : table.encoding.encode(table.source.bytes.applying(edits))
    let found = Set(moves.values)
    let added = missing.filter { !found.contains($0) }.compactMap { texts[$0] }
    if !added.isEmpty {
      let merge = StringsMerge(
        added.map { StringsText(key: $0.id, text: $0.text, comment: $0.comment(), isUntranslated: isTranslation) },
        into: SourceFile(path: file.path, bytes: bytes), keepsOrder: true, limits: limits, diagnostics: &diagnostics)
      guard let merge else { return nil }
      bytes = merge.bytes
      changes += added.map { change(.added, $0.id, at: .position(table.source.bytes.count)) }
    }
    return TableUpdate(file: file, bytes: bytes, changes: changes, unrecordedCount: unrecordedCount)
  }

  /// Whether the table is not of the language that the texts of the definition are in.
  private var isTranslation: Bool {
    guard let language = table.language, let development = localization.developmentLanguage else { return true }
    return LanguageName(language) != LanguageName(development)
  }

  // MARK: String IDs

  /// The IDs of the texts that entries were made for, by the index of an entry, where it has the ID of another text.
  ///
  /// After two branches have given one ID to different texts, or different ones to the same, one of the texts has another
  /// ID than the table that came with it. An entry is moved only where its comment has the text of one other ID that the
  /// table has no entry for, and its own key is of no text or has the entry that is meant: a text that was changed
  /// keeps its ID, and so its translation.
  private var moves: [Int: String] {
    guard table.format == .strings else { return [:] }
    let entries = table.entries
    let records = entries.map { entry in
      entry.comment.flatMap { SourceRecord(in: $0, of: table.source.bytes) }
    }
    func isCurrent(_ index: Int) -> Bool {
      texts.texts(withID: entries[index].key.value).contains { records[index]?.isFor($0) ?? false }
    }
    let keys = Set(entries.map(\.key.value))
    let settledKeys = Set(entries.indices.filter(isCurrent).map { entries[$0].key.value })
    var moves: [Int: String] = [:]
    for (index, entry) in entries.enumerated() {
      guard let record = records[index], case .text(let value) = entry.value, value.range != entry.key.range,
        !isCurrent(index), let id = texts.onlyID(ofForm: record.text), !keys.contains(id),
        settledKeys.contains(entry.key.value) || localization.isStale(key: entry.key.value, in: table.format)
      else { continue }
      moves[index] = id
    }
    // Of two translations of one text, somebody has to choose.
    let counts = Dictionary(grouping: moves.values) { $0 }.mapValues(\.count)
    return moves.filter { counts[$0.value] == 1 }
  }

  private mutating func move(_ entry: StringTableEntry, to id: String) {
    edits.append(TextEdit(entry.key.range, replacement: id))
    if entry.mark?.value == .stale, let mark = entry.mark { edits.append(TextEdit(mark.range, replacement: "")) }
    add(.moved(to: id), entry)
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
    else {
      _ = hasFault(entry)
      return
    }
    let record = entry.comment.flatMap { SourceRecord(in: $0, of: table.source.bytes) }
    let current = texts.texts(withID: text.id)
    let isCurrent = record.map { record in current.contains { record.isFor($0) } } ?? true
    let former = input.former?.texts[text.id]
    let isOlderText = record.map { $0.isFor(value.value) } ?? (value.value == former)
    if let mark = entry.mark, mark.value == .untranslated {
      if current.contains(value.value) {
        if let record, !isCurrent { refresh(entry, record, to: text, value: nil) }
        return
      }
      if isOlderText { return refresh(entry, record, to: text, value: value) }
      // Without a record, nobody knows whether these are the words of a translator, or older ones of the definition.
      guard record != nil else { return add(.unclear, entry) }
      edits.append(TextEdit(mark.range, replacement: ""))
      add(.translated, entry)
    } else if !isTranslation, record != nil && isCurrent ? value.value == former : isOlderText,
      !current.contains(value.value)
    {
      // A comment has no outer blanks: where it has the text of now, words that differ in them may be the table's own.
      return refresh(entry, record, to: text, value: value)
    } else if !isTranslation, !isCurrent, current.contains(value.value), let record {
      return refresh(entry, record, to: text, value: nil)
    }
    // Neither a comment nor a review makes another text's tokens those of the text.
    if hasFault(entry) { return }
    if let record { return update(entry, record, of: text, isCurrent: isCurrent) }
    guard let reason = drift(of: value.value, to: text, since: former) else {
      if options.addsComments {
        addComment(to: entry, text, as: .commented)
      } else if isTranslation, input.former == nil, table.format == .strings {
        unrecordedCount += 1
      }
      return
    }
    // The comment says that the translation is of the text of now, or of that of then.
    if options.takesAsReviewed, addComment(to: entry, text, as: .reviewed) { return }
    if options.addsComments, case .drifted(let former, _) = reason,
      addComment(to: entry, text, former: former, as: reason)
    {
      return
    }
    add(reason, entry)
  }

  /// Brings an entry in step whose comment says what it was made from.
  private mutating func update(
    _ entry: StringTableEntry, _ record: SourceRecord, of text: TranslatableText, isCurrent: Bool
  ) {
    if isCurrent {
      guard record.laterText != nil, let edit = record.edit(to: record.text, isCurrent: true) else { return }
      edits.append(edit)
      add(.refreshed, entry)
      return
    }
    let form = SourceRecord.form(of: text.text)
    edits += [record.edit(to: form, isCurrent: options.takesAsReviewed)].compactMap(\.self)
    add(options.takesAsReviewed ? .reviewed : .drifted(from: record.text, to: form), entry)
  }

  /// Why an entry may be one of another text than that of now, where no comment says what it was made from.
  ///
  /// In the language of the definition, the words themselves tell.
  private func drift(of value: String, to text: TranslatableText, since former: String?) -> TableChange.Kind? {
    let current = texts.texts(withID: text.id)
    guard isTranslation else {
      guard !current.contains(value) else { return nil }
      let forms = (words: SourceRecord.form(of: value), text: SourceRecord.form(of: text.text))
      // Their forms in comments have no outer blanks, in which alone they may differ.
      return forms.words == forms.text
        ? .differing(value, from: text.text) : .differing(forms.words, from: forms.text)
    }
    guard let former,
      input.former?.isTextOf(value, ofKey: text.id, inTableAt: table.source.path, current) == true
    else { return nil }
    return .drifted(from: SourceRecord.form(of: former), to: SourceRecord.form(of: text.text))
  }

  /// Whether the tokens of an entry are not those of its text, which is told.
  private mutating func hasFault(_ entry: StringTableEntry) -> Bool {
    guard let problem = tokens.problem(of: entry.value, forKey: entry.key.value, in: table.format) else { return false }
    add(.faulty(problem.sentence, isMisspelling: problem.isMisspelling), entry)
    return true
  }

  /// Gives an entry that nobody has translated the text of now.
  private mutating func refresh(
    _ entry: StringTableEntry, _ record: SourceRecord?, to text: TranslatableText, value: Located<String>?
  ) {
    if let value { edits.append(table.edit(value, to: text.text)) }
    if let record {
      edits += [record.edit(to: SourceRecord.form(of: text.text), isCurrent: true)].compactMap(\.self)
    } else if options.addsComments {
      let record = SourceRecord.lines(for: text.text)
      edits += [table.commentEdit(entry, context: text.context, record: record)].compactMap(\.self)
    }
    add(.refreshed, entry)
  }

  // MARK: Comments

  /// Gives an entry a comment with its text, and with another one that it was made from; false where the format has none.
  @discardableResult
  private mutating func addComment(
    to entry: StringTableEntry, _ text: TranslatableText, former: String? = nil, as kind: TableChange.Kind
  ) -> Bool {
    let record = SourceRecord.lines(for: text.text, former: former)
    guard let edit = table.commentEdit(entry, context: text.context, record: record) else { return false }
    edits.append(edit)
    add(kind, entry)
    return true
  }

  // MARK: Changes

  private mutating func add(_ kind: TableChange.Kind, _ entry: StringTableEntry) {
    changes.append(change(kind, entry.key.value, at: entry.key.range))
  }

  private func change(_ kind: TableChange.Kind, _ key: String, at range: SourceRange) -> TableChange {
    TableChange(
      kind: kind, key: key, definition: localization.definition.source.name, language: table.language,
      location: SourceLocation(file: table.source, range: range), canBeNoted: table.format == .strings)
  }
}
