package import Localization

/// How the tables of migrated code are written.
package struct StringsOptions: Sendable, Equatable {
  /// The formats.
  package enum Format: String, Sendable, Hashable, CaseIterable {
    /// String catalogues: one file for all languages.
    case catalogues = "xcstrings"
    /// A `.strings` and, where there are plural rules, a `.stringsdict` for each language.
    case strings
  }

  /// The format of the texts.
  package var format: Format

  /// The format of the phrases: Xcode takes catalogues of phrases from iOS 17 on only.
  package var phraseFormat: Format

  /// The language that the code is in; nil for that of the first definition.
  package var sourceLanguage: LanguageName?

  /// The name of the table that texts with a string ID as key are in; nil for `Localizable`.
  package var ownKeyTable: String?

  /// The options of a run.
  package init(
    format: Format = .catalogues, target: SystemVersion = .iOS16, sourceLanguage: LanguageName? = nil,
    ownKeyTable: String? = nil
  ) {
    self.format = format
    phraseFormat = target >= .iOS17 ? format : .strings
    self.sourceLanguage = sourceLanguage
    self.ownKeyTable = ownKeyTable
  }
}
