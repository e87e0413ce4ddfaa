internal import IntentSemantics
package import Localization
internal import SourceDiagnostics

/// Compares the tokens of translations to a language with those of the texts.
package struct TranslationTokens: Sendable {
  /// What is wrong with a translation.
  package struct Problem: Sendable, Equatable {
    /// What is wrong, as a sentence without its subject: `drops '${soup}'`.
    package let sentence: String

    /// How to mend it; nil where that is not known.
    package let hint: String?

    /// The bytes of the text that are wrong; nil where something is missing.
    package let range: Range<Int>?

    /// Whether it is a misspelt token, of which the rules know the right spelling.
    package var isMisspelling = false
  }

  private let comparison: TokenComparison
  private let index: TextIndex

  /// A comparison for a language, whose tables tell which tokens have a word in their place elsewhere.
  package init(_ localization: CheckedLocalization, language: String) {
    index = localization.index
    let tables = localization.translatedLanguages.filter { LanguageName($0.name) == LanguageName(language) }
      .flatMap(\.tables)
    comparison = TokenComparison(
      index: index,
      omittableTokens: TranslatedTable.omittableTokens(of: tables.flatMap { $0.entries.map(\.meaning) }))
  }

  /// What is wrong with the tokens of a translation in a table of a format; nil for nothing.
  package func problem(
    of value: StringTableValue, forKey key: String, in format: StringTableFormat = .strings
  ) -> Problem? {
    let readings = index.meaning(of: key, acceptsSentences: format.acceptsSentences).readings
    switch comparison.fault(of: value, readings: readings) {
    case nil: return nil
    case .different(let difference): return Problem(sentence: "\(difference)", hint: nil, range: nil)
    case .stray(let tokens):
      guard let token = tokens.first else { return nil }
      let known = (token.replacement ?? token.counterpart)?.source
      return Problem(
        sentence: "has \(token.source.quoted), which "
          + (token.occurrence.flaw != nil ? "is no token" : "names no parameter"),
        hint: known.map { "the text has '\($0)'" }, range: token.occurrence.range,
        isMisspelling: token.replacement != nil)
    }
  }
}
