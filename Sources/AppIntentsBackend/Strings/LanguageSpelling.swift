import Localization

/// How tables spell a language: old folders often have a name that new catalogues do not take over.
package struct LanguageSpelling: Sendable, Equatable {
  /// The names in the tables of the definitions.
  ///
  /// For example: `no` and `nb`
  package let before: [String]

  /// The names in the new tables; empty where the language is in none.
  package let after: [String]

  /// The names in the tables of the definitions and, where they are others, those in the new ones.
  ///
  /// For example: `de`, `zh-TW → zh-Hant`
  package var words: String {
    let old = before.joined(separator: " and ")
    return after.isEmpty || after == before ? old : old + " → " + after.joined(separator: " and ")
  }

  /// The spellings of the languages that there are translations of.
  static func spellings(
    of fates: [TranslationFate], after: [LanguageName: Set<String>]
  ) -> [LanguageName: LanguageSpelling] {
    var before: [LanguageName: Set<String>] = [:]
    for language in fates.map(\.translation.language) { before[language, default: []].insert(language.spelling) }
    return Dictionary(
      before.map { language, names in
        (language, LanguageSpelling(before: names.sorted(), after: (after[language] ?? []).sorted()))
      }, uniquingKeysWith: { first, _ in first })
  }
}
