package import Localization

extension ExportedTexts {
  /// The texts as an XLIFF file has them; without those that have several forms.
  package var exchangeUnits: [ExchangeUnit] {
    list.map { text in
      let former = text.formerSource.map { ["The text was '\($0)' when it was translated"] } ?? []
      return ExchangeUnit(
        id: text.key, source: text.source, target: text.target, state: former.isEmpty ? nil : .needsReview,
        note: (text.context + former).joined(separator: "\n"))
    }
  }
}
