internal import AppIntentsBackend
internal import IntentModel
internal import IntentRules
internal import IntentSemantics
internal import Localization
internal import SourceDiagnostics

extension OriginalTexts {
  /// The texts and tables of a definition that has been read.
  init(_ localization: CheckedLocalization) {
    let language = LanguageName(localization.developmentLanguage ?? "en")
    let demanded = localization.demandedIDs
    let systemIntents = Set(localization.definition.program?.systemIntents.map(\.name) ?? [])
    var seen: Set<String> = []
    let texts = localization.definition.texts.compactMap { text -> OriginalText? in
      guard let id = text.id?.value, let kind = OriginalTextKind(rawValue: text.kind.rawValue),
        seen.insert(id).inserted
      else { return nil }
      return OriginalText(
        id: id, text: text.text?.value, kind: kind, context: text.kind.context, group: text.kind.group.rawValue,
        element: text.owners.filter { !$0.isEmpty }.joined(separator: "."), isDemanded: demanded.contains(id),
        isOfSystemIntent: text.intent != nil && systemIntents.contains(text.owners.first ?? ""))
    }
    let translations = localization.tableEntries.map { entry in
      OriginalTranslation(
        language: entry.language.map { LanguageName($0) } ?? language, key: entry.key, value: entry.value,
        state: entry.state, meaning: OriginalTranslation.Meaning(entry.use), location: entry.location)
    }
    self.init(
      language: language, texts: texts, translations: translations,
      entryCounts: localization.entryCounts(counted: translations, development: language),
      languages: (localization.languages.map(\.name) + localization.projectLanguages).filter { $0 != "Base" }
        .map { LanguageName($0) })
  }
}

extension CheckedLocalization {
  /// The number of entries that the tables have by language, whatever is thought of them.
  fileprivate func entryCounts(
    counted: [OriginalTranslation], development: LanguageName
  ) -> [LanguageName: Int] {
    // Where another definition has the same tables, only what an entry means tells whose it is.
    guard otherDefinitions.isEmpty else {
      return Dictionary(counted.map { ($0.language, 1) }, uniquingKeysWith: +)
    }
    var counts: [LanguageName: Int] = [:]
    for language in languages {
      for table in language.tables { counts[LanguageName(language.name), default: 0] += table.entries.count }
    }
    for table in unlocalizedTables { counts[development, default: 0] += table.entries.count }
    for copy in copies {
      counts[LanguageName(copy.language), default: 0] += copy.definition.texts.count { $0.id != nil && $0.text != nil }
    }
    return counts.filter { $0.value > 0 }
  }
}

extension OriginalTranslation.Meaning {
  fileprivate init(_ use: DefinitionTableEntry.Use) {
    switch use {
    case .texts(let ids): self = .texts(ids)
    case .composite(let sentence, let word): self = .composite(sentence: sentence, word: word)
    case .overridden(let ids, let reason): self = .overridden(ids, by: reason)
    case .nothing: self = .nothing
    }
  }
}
