package import Localization

extension ExportedTexts {
  /// The texts as an XLIFF file has them; without those that have several forms.
  package var exchangeUnits: [ExchangeUnit] {
    list.map { text in
      ExchangeUnit(
        id: text.key, source: text.source, target: text.target, state: text.doubts.isEmpty ? nil : .needsReview,
        note: (text.context + text.doubts).joined(separator: "\n"))
    }
  }
}
