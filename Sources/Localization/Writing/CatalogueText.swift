/// What a catalogue has for a key in one language.
package indirect enum CatalogueText: Sendable, Equatable {
  /// One text.
  case unit(CatalogueUnit)

  /// Texts of which a number or a device chooses one, by the category that it is for.
  ///
  /// For example: `one` and `other`
  case variations(Rule, [String: CatalogueText])

  /// A text with parts that numbers choose.
  ///
  /// For example: `%#@soups@ for %2$@`
  case substitutions(CatalogueUnit, [CatalogueSubstitution])

  /// Texts that all are meant: the phrases of an app shortcut.
  case set([String], CatalogueUnit.State)

  /// What one of several texts is chosen by.
  package enum Rule: String, Sendable, Hashable {
    case plural
    case device
  }

  /// All texts, sorted by what they are for.
  package var units: [CatalogueUnit] {
    switch self {
    case .unit(let unit): [unit]
    case .variations(_, let forms): forms.sorted { $0.key < $1.key }.flatMap(\.value.units)
    case .substitutions(let unit, let parts):
      [unit] + parts.flatMap { $0.forms.sorted { $0.key < $1.key }.map(\.value) }
    case .set(let texts, let state): texts.map { CatalogueUnit($0, state) }
    }
  }
}
