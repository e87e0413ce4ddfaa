package import IntentRules
package import Localization

/// Where the translations of a definition to a language stand: a language folder, a part of a catalogue, or both.
///
/// Several folders may mean one language, as `de.lproj` and `German.lproj` do. Each of them is a target of its own, so
/// that no table gets what another one has.
package struct TranslationTarget: Sendable {
  /// The language, spelt as the folder or the catalogue does.
  package let language: LanguageName

  /// The tables; none for a language that has only full copies of the definition, or nothing.
  package let tables: [StringTable]
}

extension CheckedLocalization {
  /// Where translations to a language stand, in the order of the tables; where there is no table, where they are to go.
  package func targets(for language: LanguageName) -> [TranslationTarget] {
    let tables = languages.filter { LanguageName($0.name) == language }.flatMap(\.tables)
    var spellings: [String] = []
    for table in tables {
      let spelling = table.language ?? language.spelling
      if !spellings.contains(spelling) { spellings.append(spelling) }
    }
    guard spellings.isEmpty else {
      return spellings.map { spelling in
        TranslationTarget(
          language: LanguageName(spelling),
          tables: tables.filter { ($0.language ?? language.spelling) == spelling })
      }
    }
    let known = copies.map(\.language) + projectLanguages
    let spelling = known.first { LanguageName($0) == language } ?? language.spelling
    return [TranslationTarget(language: LanguageName(spelling), tables: [])]
  }

  /// Whether there is a table or a copy of the definition in a language, or the project names it.
  package func has(_ language: LanguageName) -> Bool {
    (languages.map(\.name) + copies.map(\.language) + projectLanguages).contains { LanguageName($0) == language }
  }
}
