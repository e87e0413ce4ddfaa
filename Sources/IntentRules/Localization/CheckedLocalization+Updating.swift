package import IntentModel
internal import IntentSemantics
package import Localization
internal import SourceDiagnostics

extension CheckedLocalization {
  /// The texts that have to be translated, in the order of the definition.
  package var textsToTranslate: [DefinitionText] { demandedTexts.map { index.texts[$0] } }

  /// The texts that people see and that nothing can be translated by, since they have no string ID.
  package var textsWithoutID: [DefinitionText] {
    index.texts.filter { text in text.id == nil && text.text.map { !$0.value.isBlank } ?? false }
  }

  /// What the entry of a key translates in a table of a format; nothing where another definition with the same tables
  /// has the key, too.
  package func use(ofKey key: String, in format: StringTableFormat) -> DefinitionTableEntry.Use {
    use(index.meaning(of: key, acceptsSentences: format.acceptsSentences), key: key)
  }

  /// Whether the entry of a key translates nothing of any definition that has the table; false where a text may be
  /// unknown.
  package func isStale(key: String, in format: StringTableFormat) -> Bool {
    guard knowsAllTexts, index.meaning(of: key, acceptsSentences: format.acceptsSentences) == .nothing else {
      return false
    }
    let others = otherIndices.isEmpty ? otherDefinitions.map(TextIndex.init) : otherIndices
    return others.allSatisfy { $0.meaning(of: key, acceptsSentences: format.acceptsSentences) == .nothing }
  }

  /// The IDs of the texts that have to be translated and that no table of a language has an entry for, nor a full copy
  /// of the definition; each once, in the order of the definition.
  package func idsWithoutEntry(in language: String) -> [String] {
    guard let translated = translatedLanguages.first(where: { LanguageName($0.name) == LanguageName(language) }) else {
      return textsToTranslate.compactMap { $0.id?.value }.uniqued()
    }
    return demandedTexts.filter { translated.translations[$0] == .missing }
      .compactMap { index.texts[$0].id?.value }.uniqued()
  }

  /// The sentence of a composite key with the word in it, in the development language; nil for any other key, and where
  /// no token of the sentence can have the word for its value.
  package func compositeText(ofKey key: String) -> String? {
    guard case .composites(let composites) = index.meaning(of: key, acceptsSentences: false),
      let composite = composites.first(where: { $0.replacedToken != nil }), let token = composite.replacedToken,
      let sentence = index.texts[composite.sentence].text?.value,
      case .composite(_, let wordID) = use(.composites(composites), key: key),
      let word = index.texts.first(where: { $0.id?.value == wordID && $0.text != nil })?.text?.value
    else { return nil }
    return sentence.replacing(token.source, with: word)
  }
}
