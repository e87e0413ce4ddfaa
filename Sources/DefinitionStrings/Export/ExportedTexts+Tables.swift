package import Localization
internal import SourceDiagnostics

extension ExportedTexts {
  /// The entries of a `.strings` table.
  ///
  /// - Parameter isTranslation: Whether the language is another one than that of the texts.
  /// - Returns: An entry for each text; those without a translation have the text, marked for a translator.
  package func entries(isTranslation: Bool) -> [StringsText] {
    list.map { text in
      StringsText(
        key: text.key, text: text.target ?? text.source, comment: text.comment,
        isUntranslated: isTranslation && text.target == nil)
    }
  }

  /// What a catalogue has for each key in the language; keys without a translation are left out.
  package var catalogueTexts: [String: CatalogueText] {
    var texts: [String: CatalogueText] = [:]
    for text in list {
      guard let target = text.target else { continue }
      texts[text.key] = .unit(CatalogueUnit(target, text.doubts.isEmpty ? .translated : .needsReview))
    }
    for (text, value) in plurals { texts[text.id] = CatalogueText(value) }
    return texts
  }
}

extension CatalogueText {
  /// The forms of a table; nil where a catalogue has no way to say them.
  init?(_ value: StringTableValue) {
    guard case .plural(let format, let variables) = value else { return nil }
    func forms(_ variable: PluralVariable) -> [String: CatalogueUnit] {
      Dictionary(
        variable.forms.map { ($0.category.value, CatalogueUnit($0.text.value, .translated)) },
        uniquingKeysWith: { first, _ in first })
    }
    guard let format else {
      guard variables.count == 1, let variable = variables.first, variable.rule == .plural || variable.rule == .device
      else { return nil }
      self = .variations(
        variable.rule == .plural ? .plural : .device, forms(variable).mapValues { CatalogueText.unit($0) })
      return
    }
    var parts: [CatalogueSubstitution] = []
    for (number, variable) in variables.enumerated() {
      guard let name = variable.name, variable.rule == .plural, variable.device == nil else { return nil }
      parts.append(
        CatalogueSubstitution(
          name: name.value, argument: number + 1, specifier: variable.valueType?.value ?? "lld", forms: forms(variable))
      )
    }
    self = .substitutions(CatalogueUnit(format.value, .translated), parts)
  }
}
