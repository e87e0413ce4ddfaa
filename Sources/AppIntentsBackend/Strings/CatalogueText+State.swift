import Localization

extension CatalogueText {
  /// The same text, whatever there is to be said about its translation.
  var translated: CatalogueText { inState(.translated) }

  /// The same text in another state.
  func inState(_ state: CatalogueUnit.State) -> CatalogueText {
    switch self {
    case .unit(let unit): .unit(CatalogueUnit(unit.value, state))
    case .variations(let rule, let forms): .variations(rule, forms.mapValues { $0.inState(state) })
    case .substitutions(let unit, let parts):
      .substitutions(
        CatalogueUnit(unit.value, state),
        parts.map { part in
          CatalogueSubstitution(
            name: part.name, argument: part.argument, specifier: part.specifier,
            forms: part.forms.mapValues { CatalogueUnit($0.value, state) })
        })
    case .set(let texts, _): .set(texts, state)
    }
  }

  /// The text with something else for each whole text in it; parts and sets stay as they are.
  func mapped(_ transform: (CatalogueUnit) -> CatalogueUnit) -> CatalogueText {
    switch self {
    case .unit(let unit): .unit(transform(unit))
    case .variations(let rule, let forms): .variations(rule, forms.mapValues { $0.mapped(transform) })
    case .substitutions(let unit, let parts): .substitutions(transform(unit), parts)
    case .set: self
    }
  }
}

extension MigratedText {
  /// The text in the development language.
  var developmentText: CatalogueText { .unit(CatalogueUnit(positionalDefault, .translated)) }
}
