internal import IntentModel
package import Localization
package import SourceDiagnostics

/// An entry of a definition's tables, and what it is to the definition.
package struct DefinitionTableEntry: Sendable {
  /// What an entry translates.
  package enum Use: Sendable, Equatable {
    /// The texts with these IDs.
    case texts([String])
    /// A sentence with a word in it, by their IDs.
    case composite(sentence: String, word: String)
    /// Texts for which another entry counts, with the reason as a clause.
    case overridden([String], by: String)
    /// Nothing.
    case nothing
  }

  /// The language, as its folder spells it; nil outside of language folders.
  package let language: String?

  /// The key.
  package let key: String

  /// The text or texts.
  package let value: StringTableValue

  /// What a catalogue says about the state of the translation; nil for any other table.
  package let state: String?

  /// Where it stands.
  package let location: SourceLocation

  /// What it translates.
  package let use: Use
}

extension CheckedLocalization {
  /// The entries of all tables, and the texts of full copies of the definition for other languages.
  ///
  /// Only those are left out that are another definition's, which has the same tables.
  package var tableEntries: [DefinitionTableEntry] {
    var entries: [DefinitionTableEntry] = []
    var translated: [LanguageName: Set<ExactKey>] = [:]
    for table in translatedTables {
      let own = self.entries(of: table)
      entries += own
      if let language = table.language {
        for case .texts(let ids) in own.map(\.use) {
          translated[LanguageName(language), default: []].formUnion(ids.map(ExactKey.init))
        }
      }
    }
    for copy in copies {
      let known = translated[LanguageName(copy.language)] ?? []
      for text in copy.definition.texts {
        guard let id = text.id?.value, let translation = text.text else { continue }
        let isKnown = index.meaning(of: id, acceptsSentences: false) != .nothing
        let use: DefinitionTableEntry.Use =
          if !isKnown {
            .nothing
          } else if known.contains(ExactKey(id)) {
            .overridden([id], by: "the table of the language counts")
          } else {
            .texts([id])
          }
        entries.append(
          DefinitionTableEntry(
            language: copy.language, key: id, value: .text(translation), state: nil,
            location: copy.definition.location(translation.range), use: use))
      }
    }
    return entries
  }

  private func entries(of table: TranslatedTable) -> [DefinitionTableEntry] {
    let used = Dictionary(table.entries.map { ($0.entry.range, $0.meaning) }) { first, _ in first }
    let stale = Set(staleEntries(of: table).map(\.range))
    let repeated = Set(table.entries.map { ExactKey($0.entry.key.value) })
    // Tables of one language are together, whatever their own folders call it.
    let own = table.table.language.map { LanguageName($0) }
    let language = table.language.map { name in own == LanguageName(name) ? own?.spelling ?? name : name }
    return table.table.entries.compactMap { entry in
      let use: DefinitionTableEntry.Use
      if let meaning = used[entry.range] {
        if meaning == .nothing, knowsAllTexts, !stale.contains(entry.range) { return nil }
        use = self.use(meaning, key: entry.key.value)
      } else {
        let reason =
          repeated.contains(ExactKey(entry.key.value))
          ? "a later entry has the same key" : "the plural rules for the same key count"
        let meaning = index.meaning(of: entry.key.value, acceptsSentences: table.table.acceptsSentences)
        use = .overridden(ids(of: meaning), by: reason)
      }
      return DefinitionTableEntry(
        language: language, key: entry.key.value, value: entry.value, state: entry.state,
        location: table.location(entry.range), use: use)
    }
  }

  func use(_ meaning: EntryMeaning, key: String) -> DefinitionTableEntry.Use {
    switch meaning {
    case .texts, .sentences:
      return .texts(ids(of: meaning))
    case .composites(let composites):
      let sentence = composites.lazy.compactMap { self.index.texts[$0.sentence].id?.value }.first
      let parts = key.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      let id = sentence ?? String(parts[0])
      return .composite(sentence: id, word: String(key.dropFirst(id.count + 1)))
    case .nothing:
      return .nothing
    }
  }

  private func ids(of meaning: EntryMeaning) -> [String] {
    switch meaning {
    case .texts(let indices), .sentences(let indices): indices.compactMap { index.texts[$0].id?.value }.uniqued()
    case .composites(let composites): composites.compactMap { index.texts[$0.sentence].id?.value }.uniqued()
    case .nothing: []
    }
  }

  /// The texts that have to be translated, by ID.
  package var demandedIDs: Set<String> {
    Set(demandedTexts.compactMap { index.texts[$0].id?.value })
  }
}
