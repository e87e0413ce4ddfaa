import Localization
import SourceDiagnostics

/// Writes entries into tables, those that are there included.
struct StringFileWriting {
  /// How tables are written.
  let options: StringsOptions

  /// The language that the code is in.
  let sourceLanguage: LanguageName

  /// The file that is there at a path; nil for none.
  let existing: (String) -> SourceFile?

  /// The tables.
  private(set) var files: [MigratedStringFile] = []

  /// The texts that were left out since the project has others in their place.
  private var kept: Set<Place> = []

  /// The texts whose format has no forms for devices.
  private var reduced: Set<Place> = []

  private struct Place: Hashable {
    let key: StringTableKey
    let language: LanguageName
  }

  init(options: StringsOptions, sourceLanguage: LanguageName, existing: @escaping (String) -> SourceFile?) {
    self.options = options
    self.sourceLanguage = sourceLanguage
    self.existing = existing
  }

  // MARK: Texts

  /// Writes the entries of all tables but that of the phrases.
  mutating func write(_ entries: StringEntries, diagnostics: inout DiagnosticEngine) {
    for (table, list) in entries.entries.sorted(by: { $0.key < $1.key }) {
      switch options.format {
      case .catalogues:
        catalogue(table, diagnostics: &diagnostics) { source, spelling in
          list.map { $0.catalogueEntry(sourceLanguage: source, spelling: spelling) }
        }
      case .strings: writeTables(table, list, diagnostics: &diagnostics)
      }
    }
  }

  private mutating func catalogue(
    _ table: String, diagnostics: inout DiagnosticEngine,
    entries: (_ source: LanguageName, _ spelling: (LanguageName) -> String) -> [CatalogueEntry]
  ) {
    let path = table + ".xcstrings"
    guard let file = existing(path) else {
      let merge = CatalogueMerge(
        entries(sourceLanguage) { $0.identifier }, sourceLanguage: sourceLanguage.identifier)
      files.append(MigratedStringFile(path: path, bytes: merge.bytes))
      return
    }
    // The file may spell a language in another way.
    var ignored = DiagnosticEngine()
    let tables = StringTableReader().read(file, language: nil, diagnostics: &ignored)
    let spellings = Dictionary(
      tables.compactMap { $0.language.map { (LanguageName($0), $0) } }, uniquingKeysWith: { first, _ in first })
    let source = tables.first?.language.map { LanguageName($0) } ?? sourceLanguage
    let list = entries(source) { spellings[$0] ?? $0.identifier }
    guard let merge = CatalogueMerge(list, into: file, diagnostics: &diagnostics) else { return }
    files.append(MigratedStringFile(path: path, bytes: merge.bytes))
    for text in merge.kept {
      kept.insert(Place(key: StringTableKey(table: table, key: text.key), language: LanguageName(text.language)))
    }
  }

  private mutating func writeTables(
    _ table: String, _ entries: [StringEntries.Entry], diagnostics: inout DiagnosticEngine
  ) {
    let languages = Set(entries.flatMap { [$0.development.language] + $0.texts.keys })
    for language in languages.sorted(by: { $0.identifier < $1.identifier }) {
      var texts: [StringsText] = []
      var plurals: [PluralText] = []
      for entry in entries {
        guard let text = entry.text(in: language) else { continue }
        texts += [text.text].compactMap(\.self)
        plurals += [text.plural].compactMap(\.self)
        if text.isReduced {
          reduced.insert(Place(key: StringTableKey(table: table, key: entry.key), language: language))
        }
      }
      writeStrings(table, language, texts, diagnostics: &diagnostics)
      writePlurals(table, language, plurals, diagnostics: &diagnostics)
    }
  }

  private mutating func writeStrings(
    _ table: String, _ language: LanguageName, _ texts: [StringsText], diagnostics: inout DiagnosticEngine
  ) {
    guard !texts.isEmpty else { return }
    let path = "\(language.spelling).lproj/\(table).strings"
    guard let file = existing(path) else {
      files.append(MigratedStringFile(path: path, bytes: StringsMerge(texts).bytes))
      return
    }
    guard let merge = StringsMerge(texts, into: file, diagnostics: &diagnostics) else { return }
    files.append(MigratedStringFile(path: path, bytes: merge.bytes))
    kept.formUnion(merge.keptKeys.map { Place(key: StringTableKey(table: table, key: $0), language: language) })
  }

  private mutating func writePlurals(
    _ table: String, _ language: LanguageName, _ texts: [PluralText], diagnostics: inout DiagnosticEngine
  ) {
    guard !texts.isEmpty else { return }
    let path = "\(language.spelling).lproj/\(table).stringsdict"
    guard let file = existing(path) else {
      files.append(MigratedStringFile(path: path, bytes: PluralMerge(texts).bytes))
      return
    }
    guard let merge = PluralMerge(texts, into: file, diagnostics: &diagnostics) else { return }
    files.append(MigratedStringFile(path: path, bytes: merge.bytes))
    kept.formUnion(merge.keptKeys.map { Place(key: StringTableKey(table: table, key: $0), language: language) })
  }

  // MARK: Phrases

  /// The name that the system knows the table of the phrases by.
  static let phraseTable = "AppShortcuts"

  /// Writes the phrases of App Shortcuts.
  mutating func write(_ shortcuts: [ShortcutTexts], diagnostics: inout DiagnosticEngine) {
    let shortcuts = shortcuts.filter { !$0.phrases.isEmpty }
    guard !shortcuts.isEmpty else { return }
    switch options.phraseFormat {
    case .catalogues:
      let sourceLanguage = sourceLanguage
      catalogue(Self.phraseTable, diagnostics: &diagnostics) { source, spelling in
        shortcuts.map { shortcut in
          var texts = Dictionary(
            shortcut.translations.map { language, list in
              (spelling(language), CatalogueText.set(list.map(\.text), .translated))
            }, uniquingKeysWith: { first, _ in first })
          let isSource = source == sourceLanguage
          texts[spelling(sourceLanguage)] = .set(shortcut.phrases, isSource ? .new : .translated)
          return CatalogueEntry(
            key: shortcut.phrases[0], comment: shortcut.comment, extraction: .withValue, texts: texts)
        }
      }
    case .strings:
      var byLanguage: [LanguageName: [StringsText]] = [:]
      for shortcut in shortcuts {
        byLanguage[sourceLanguage, default: []] += shortcut.phrases.map {
          StringsText(key: $0, text: $0, comment: shortcut.comment)
        }
        for language in shortcut.translations.keys where language != sourceLanguage {
          byLanguage[language, default: []] += shortcut.paired(in: language).map {
            StringsText(key: shortcut.phrases[$0.original], text: $0.text, comment: shortcut.comment)
          }
        }
      }
      for (language, texts) in byLanguage.sorted(by: { $0.key.identifier < $1.key.identifier }) {
        writeStrings(Self.phraseTable, language, texts, diagnostics: &diagnostics)
      }
    }
  }

  // MARK: What became of it

  /// A fate, corrected by what the tables had already and can express.
  func outcome(of fate: TranslationFate) -> TranslationFate {
    guard case .carried(let places, var review) = fate.outcome else { return fate }
    var fate = fate
    let left = places.filter {
      !kept.contains(Place(key: $0.key, language: fate.translation.language)) || $0.text == nil
    }
    guard !left.isEmpty || places.isEmpty else {
      fate.outcome = .leftOut(.kept, detail: "the table has another text for '\(places[0].key.key)'")
      return fate
    }
    if left.contains(where: { reduced.contains(Place(key: $0.key, language: fate.translation.language)) }) {
      review = review ?? ".strings files have no forms for devices here; the general one is used"
    }
    fate.outcome = .carried(left, review: review)
    return fate
  }
}

extension ShortcutTexts {
  /// What a translator should know.
  fileprivate var comment: String {
    let use = isNegative ? "what Siri is not to take for a phrase" : "what people say to Siri to start the action"
    return "\(element): \(use)\nkeep ${applicationName}"
  }
}
