package import Localization

/// The texts of a definition and all that its tables have for them.
package struct OriginalTexts: Sendable, Equatable {
  /// The language that the texts of the definition are in.
  package let language: LanguageName

  /// The texts that have an ID.
  package let texts: [OriginalText]

  /// The entries of all tables, of every language; none is left out.
  package let translations: [OriginalTranslation]

  /// The number of entries that each table has, counted apart from the reading of their meaning, by language.
  package let entryCounts: [LanguageName: Int]

  /// The languages that have a table, or are those of the project.
  package let languages: [LanguageName]

  /// The texts and tables of a definition.
  package init(
    language: LanguageName, texts: [OriginalText], translations: [OriginalTranslation],
    entryCounts: [LanguageName: Int], languages: [LanguageName]
  ) {
    self.language = language
    self.texts = texts
    self.translations = translations
    self.entryCounts = entryCounts
    self.languages = languages
  }
}
