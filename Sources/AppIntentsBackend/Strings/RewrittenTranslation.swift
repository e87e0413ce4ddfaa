import Localization

/// A translation in the form in which it belongs to a key of the code.
struct RewrittenTranslation: Equatable {
  /// The text or texts.
  let text: CatalogueText

  /// Why somebody should read it again, as a clause; nil where nothing is lost.
  let review: String?

  /// The question that the translation is, for somebody to read again: word order is not that of every language.
  func asQuestion(in language: LanguageName) -> RewrittenTranslation {
    RewrittenTranslation(
      text: text.mapped { CatalogueUnit(Question.asking($0.value, in: language), .needsReview) }, review: review)
  }

  /// Why a translation cannot be one of the key.
  enum Fault: Error, Equatable {
    /// It names values that the text of the code has no place for.
    case strayTokens([String])
    /// Its forms are chosen by what App Intents does not know, as a clause.
    case forms(String)

    /// The fault as a clause.
    var clause: String {
      switch self {
      case .strayTokens(let tokens):
        "it names \(tokens.joined(separator: ", ")), which the text of the code does not have"
      case .forms(let clause): clause
      }
    }
  }
}
