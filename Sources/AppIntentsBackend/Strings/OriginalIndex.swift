/// The texts of a definition by ID.
struct OriginalIndex {
  private let byID: [String: OriginalText]

  /// An index of a definition's texts; of several with one ID, the first.
  init(_ original: OriginalTexts) {
    byID = Dictionary(original.texts.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Why the code may be without texts, told by the first of their IDs that is known.
  func reasonForAbsence(of ids: [String]) -> String {
    ids.lazy.compactMap { byID[$0]?.reasonForAbsence }.first ?? "the code does not have the text"
  }

  /// Under which words a translation is counted, where it belongs, and the text that is translated.
  func origin(of translation: OriginalTranslation) -> (group: String, element: String, text: String?) {
    switch translation.meaning {
    case .texts(let ids), .overridden(let ids, _):
      let text = ids.lazy.compactMap { byID[$0] }.first
      return (text?.group ?? "other", text?.element ?? "", text?.text)
    case .composite(let sentence, let word):
      let texts = [byID[sentence]?.text, byID[word]?.text].compactMap(\.self)
      return (
        Self.composites, byID[sentence]?.element ?? "", texts.isEmpty ? nil : texts.joined(separator: " + ")
      )
    case .nothing:
      return (Self.unknown, "", nil)
    }
  }

  /// The words for sentences with a word in them.
  static let composites = "composite entries"

  /// The words for what the definition does not have.
  static let unknown = "unknown IDs"
}
