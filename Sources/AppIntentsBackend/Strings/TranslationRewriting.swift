import IntentSemantics
import Localization
import SourceDiagnostics

/// Turns translations of a definition's text into translations of the key that the code has for it.
struct TranslationRewriting {
  /// The text of the code.
  let text: MigratedText

  /// What the code puts in the place of a token, in the language of the translation.
  let insertion: (FormatToken) -> String?

  /// A translation for the key.
  func rewritten(_ value: StringTableValue) throws(RewrittenTranslation.Fault) -> RewrittenTranslation {
    switch value {
    case .text(let translation):
      guard !text.source.tokens.isEmpty else {
        return RewrittenTranslation(text: .unit(CatalogueUnit(translation.value, .translated)), review: nil)
      }
      var line = TranslatedLine(text, insertion: insertion)
      line.appendText(translation.value, isFormat: false)
      let review = line.missing.isEmpty ? nil : "it has no place for \(Self.names(line.missing))"
      return RewrittenTranslation(text: .unit(try line.unit(review)), review: review)
    case .plural(let format, let variables):
      return try PluralRewriting(text: text, insertion: insertion, format: format?.value, variables: variables)
        .rewritten()
    }
  }

  /// Tokens as they are written.
  static func names(_ tokens: [FormatToken]) -> String {
    tokens.map { FormatString(segments: [.token($0)]).source }.joined(separator: ", ")
  }
}
