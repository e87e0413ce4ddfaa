import Localization

/// The entries of the new tables, before they are written in one format or another.
struct StringEntries {
  /// A key with all that is written for it.
  struct Entry {
    /// The key.
    let key: String
    /// What a translator should know; nil for nothing.
    let comment: String?
    /// Whether the key is not the text.
    let hasOwnKey: Bool
    /// The language of the code, and the text in it.
    let development: (language: LanguageName, text: String)
    /// Whether a catalogue has to say how the values of the text are numbered.
    let isNumbered: Bool
    /// The texts that are not those of the code.
    let texts: [LanguageName: CatalogueText]
  }

  /// The entries of each table, by the name of the table.
  let entries: [String: [Entry]]

  /// The entries of texts with their translations.
  init(_ candidates: TranslationCandidates, texts carried: [StringTableKey: [LanguageName: CatalogueText]]) {
    let contexts = candidates.originals.map { original in
      Dictionary(original.texts.map { ($0.id, $0.context) }) { first, _ in first }
    }
    var entries: [String: [Entry]] = [:]
    for (key, indices) in candidates.textsByKey {
      let texts = indices.map { candidates.texts[$0] }
      guard let first = texts.first, first.table == .texts else { continue }
      entries[key.table, default: []].append(
        Entry(
          key: key.key,
          comment: TextComment.comment(for: texts) { text in text.stringID.flatMap { contexts[text.program][$0] } },
          hasOwnKey: first.hasOwnKey,
          development: (candidates.originals[first.program].language, first.positionalDefault),
          isNumbered: first.valueCount > 1, texts: carried[key] ?? [:]))
    }
    self.entries = entries.mapValues { $0.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) } }
  }
}

extension StringEntries.Entry {
  /// The entry of a catalogue in a language.
  ///
  /// - Parameters:
  ///   - sourceLanguage: The language that the catalogue takes keys for.
  ///   - spelling: How the catalogue spells a language.
  /// - Returns: The entry. A language without a translation is not in it, which Xcode shows as new.
  func catalogueEntry(sourceLanguage: LanguageName, spelling: (LanguageName) -> String) -> CatalogueEntry {
    var texts: [String: CatalogueText] = [:]
    for (language, text) in self.texts { texts[spelling(language)] = text }
    let isSource = development.language == sourceLanguage
    if self.texts[development.language] == nil, hasOwnKey || isNumbered || !isSource {
      // Xcode writes the same when it finds the literal.
      texts[spelling(development.language)] = .unit(
        CatalogueUnit(development.text, isSource ? .new : .translated))
    }
    return CatalogueEntry(key: key, comment: comment, extraction: hasOwnKey ? .withValue : nil, texts: texts)
  }

  /// The text of a language in the formats of one language, and whether it lost its forms; nil where there is none.
  func text(in language: LanguageName) -> (text: StringsText?, plural: PluralText?, isReduced: Bool)? {
    guard
      let text = texts[language]
        ?? (language == development.language ? .unit(CatalogueUnit(development.text, .new)) : nil)
    else { return nil }
    switch text {
    case .unit(let unit):
      return (StringsText(key: key, text: unit.value, comment: comment), nil, false)
    case .variations(.plural, let forms):
      let units = forms.compactMapValues(\.units.first)
      let specifier = FormatPiece.pieces(of: development.text).lazy.compactMap { piece in
        if case .value(_, let specifier) = piece { specifier } else { nil }
      }.first
      let part = CatalogueSubstitution(name: "value", argument: 1, specifier: specifier ?? "lld", forms: units)
      return (nil, PluralText(key: key, format: "%#@value@", parts: [part]), false)
    case .variations(.device, let forms):
      let general = forms["other"] ?? forms.min { $0.key < $1.key }?.value
      return general?.units.first.map { (StringsText(key: key, text: $0.value, comment: comment), nil, true) }
    case .substitutions(let unit, let parts):
      return (nil, PluralText(key: key, unit.value, parts), false)
    case .set:
      return nil
    }
  }
}

extension PluralText {
  /// A text with parts as a catalogue has it: here, the format tells which value chooses a part.
  fileprivate init(key: String, _ text: String, _ parts: [CatalogueSubstitution]) {
    let arguments = Dictionary(parts.map { ($0.name, $0) }) { first, _ in first }
    let format = FormatPiece.pieces(of: text).map { piece in
      switch piece {
      case .text(let text): text
      case .value(let argument, let specifier): "%" + (argument.map { "\($0)$" } ?? "") + specifier
      case .part(_, let name): "%" + (arguments[name].map { "\($0.argument)$" } ?? "") + "#@\(name)@"
      }
    }.joined()
    self.init(
      key: key, format: format,
      parts: parts.map { part in
        CatalogueSubstitution(
          name: part.name, argument: part.argument, specifier: part.specifier,
          forms: part.forms.mapValues {
            CatalogueUnit($0.value.replacing("%arg", with: "%\(part.argument)$\(part.specifier)"), $0.state)
          })
      })
  }
}
