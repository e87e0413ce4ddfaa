internal import IntentModel
internal import SourceDiagnostics

/// The places of the tokens of a text, found once one of them is asked for: nearly no text has a fault.
struct TokenPlaces {
  private let text: Located<String>
  private let document: DefinitionDocument
  private var places: [SourceRange]?

  init(of text: Located<String>, in document: DefinitionDocument) {
    self.text = text
    self.document = document
  }

  /// The place of a token, counted from 0; the whole text where the place within it is not known.
  subscript(index: Int) -> SourceRange {
    mutating get {
      let places = places ?? find()
      self.places = places
      return index < places.count ? places[index] : text.range
    }
  }

  private func find() -> [SourceRange] {
    guard let map = document.textMap(of: text) else { return [] }
    return TokenScanner(text.value).filter { $0.flaw == nil }.map { map.range(of: $0.range) }
  }
}
