internal import IntentModel
internal import Localization
internal import SourceDiagnostics

/// A language and what it has for each text of the definition.
struct TranslatedLanguage: Sendable {
  /// What there is for a text.
  enum Translation: Sendable, Equatable {
    /// No entry at all.
    case missing
    /// An entry without a text, as indices of the table and of its entry.
    case empty(table: Int, entry: Int)
    /// A text.
    case present
  }

  /// The name, as its folder spells it.
  let name: String

  /// Whether the texts of the definition are in this language.
  let isDevelopmentLanguage: Bool

  /// The tables.
  let tables: [TranslatedTable]

  /// The translation of each text of the definition.
  let translations: [Translation]

  /// The texts, as indices, with an entry whose tokens are not theirs.
  let faultyTexts: Set<Int>

  /// A language.
  ///
  /// - Parameters:
  ///   - language: Its tables.
  ///   - copies: The full copies of the definition for this language: their texts are translations.
  ///   - index: The texts of the definition.
  init(_ language: CheckedLanguage, copies: [CheckedDefinition], index: TextIndex) {
    name = language.name
    isDevelopmentLanguage = language.isDevelopmentLanguage
    tables = TranslatedTable.tables(language.tables, of: language.name, in: index)
    var translations = [Translation](repeating: .missing, count: index.texts.count)
    var faultyTexts: Set<Int> = []
    for (tableNumber, table) in tables.enumerated() {
      for (entryNumber, entry) in table.entries.enumerated() {
        if entry.fault != nil { faultyTexts.formUnion(entry.meaning.originals) }
        guard case .texts(let indices) = entry.meaning else { continue }
        for text in indices where translations[text] != .present {
          translations[text] = entry.isTranslation ? .present : .empty(table: tableNumber, entry: entryNumber)
        }
      }
    }
    let copied = Set(
      copies.flatMap(\.texts).compactMap { text in
        (text.text?.value.isBlank ?? true) ? nil : text.id.map { ExactKey($0.value) }
      })
    for (number, text) in index.texts.enumerated() where translations[number] != .present && !copied.isEmpty {
      if let id = text.id, copied.contains(ExactKey(id.value)) { translations[number] = .present }
    }
    self.translations = translations
    self.faultyTexts = faultyTexts
  }

  /// Whether a text is there in this language: the definition has it, or a table.
  func has(_ text: Int) -> Bool { isDevelopmentLanguage || translations[text] == .present }

  /// The table that a translation that is not there belongs into; nil where there is none.
  var mainTable: TranslatedTable? {
    tables.first { $0.table.format != .stringsdict } ?? tables.first
  }
}

extension EntryMeaning {
  /// The texts that the entry is about, as indices.
  fileprivate var originals: [Int] {
    switch self {
    case .texts(let indices), .sentences(let indices): indices
    case .composites(let composites): composites.map(\.sentence)
    case .nothing: []
    }
  }
}
