import Localization
import SourceDiagnostics

/// Counts what is in the tables that were written, to see whether every translation that existed is there or listed.
struct TranslationProof {
  /// The names that the tables have for languages.
  let spellings: [LanguageName: Set<String>]

  private let texts: [StringTableKey: [LanguageName: Set<[String]>]]
  private let originals: [OriginalTexts]
  private let shortcutKeys: [String: String]

  /// Reads the tables again.
  init(files: [MigratedStringFile], shortcuts: [ShortcutTexts], options: StringsOptions, originals: [OriginalTexts]) {
    self.originals = originals
    var texts: [StringTableKey: [LanguageName: Set<[String]>]] = [:]
    var spellings: [LanguageName: Set<String>] = [:]
    for file in files {
      let table = file.table
      for read in file.read() {
        guard let language = read.language.map({ LanguageName($0) }) else { continue }
        if !read.entries.isEmpty { spellings[language, default: []].insert(language.spelling) }
        for entry in read.entries {
          let key = StringTableKey(table: table, key: entry.key.value)
          texts[key, default: [:]][language, default: []].insert(entry.value.texts.map(\.value).sorted())
        }
      }
    }
    self.texts = texts
    self.spellings = spellings
    // In a catalogue, all phrases of a shortcut have the key of the first.
    shortcutKeys =
      options.phraseFormat == .catalogues
      ? Dictionary(
        shortcuts.flatMap { shortcut in shortcut.phrases.map { ($0, shortcut.phrases[0]) } },
        uniquingKeysWith: { first, _ in first }) : [:]
  }

  /// What is wrong with an account, as sentences.
  func faults(of fates: [TranslationFate]) -> [String] {
    var faults: [String] = []
    for (program, original) in originals.enumerated() {
      var counts: [LanguageName: Int] = [:]
      for fate in fates where fate.program == program { counts[fate.translation.language, default: 0] += 1 }
      let languages = Set(counts.keys).union(original.entryCounts.keys).sorted { $0.identifier < $1.identifier }
      for language in languages {
        let (existing, known) = (original.entryCounts[language] ?? 0, counts[language] ?? 0)
        if existing != known {
          faults.append("\(language): \(existing) entries in the tables, \(known) in the account")
        }
      }
    }
    for fate in fates {
      guard case .carried(let places, _) = fate.outcome else { continue }
      if places.isEmpty { faults.append("\(name(fate)) is said to be carried, but nowhere") }
      for place in places where !isThere(place, fate.translation.language) {
        faults.append("\(name(fate)) is not in '\(place.key.table)' under '\(place.key.key)'")
      }
    }
    return faults
  }

  private func name(_ fate: TranslationFate) -> String {
    "the \(fate.translation.language) translation '\(fate.translation.key)'"
  }

  private func isThere(_ place: TranslationFate.Place, _ language: LanguageName) -> Bool {
    if let key = shortcutKeys[place.key.key], place.key.table == StringFileWriting.phraseTable, let text = place.text {
      let set = texts[StringTableKey(table: place.key.table, key: key)]?[language] ?? []
      return set.contains { list in text.units.allSatisfy { list.contains($0.value) } }
    }
    let found = texts[place.key]?[language]
    // What the code says anyway needs no entry; one that is there says it, too, or the project has chosen.
    guard let text = place.text else { return true }
    let words = Set(text.units.map(\.value))
    return found?.contains { list in
      if words.isSubset(of: Set(list)) { return true }
      // Only a catalogue says it in the same words.
      if case .substitutions = text { return list.count >= words.count }
      return !list.isEmpty && Set(list).isSubset(of: words)
    } ?? false
  }
}
