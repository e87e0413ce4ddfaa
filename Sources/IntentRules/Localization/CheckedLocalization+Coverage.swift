internal import IntentModel
internal import Localization
internal import SourceDiagnostics

extension CheckedLocalization {
  /// How much of the definition is translated, by language and group of texts.
  ///
  /// The languages are those that have a table or are asked for, and those of the project. What counts as missing, faulty
  /// or stale is what the rules report, but for one thing: a key of a catalogue counts as stale for each of its languages.
  package var coverage: TranslationCoverage {
    var languages = translatedLanguages.map { language in
      TranslationCoverage.Language(
        name: language.name, hasTable: !language.tables.isEmpty,
        isDevelopmentLanguage: language.isDevelopmentLanguage, counts: counts(of: language),
        missingIDs: missingIDs(in: language), staleCount: language.tables.reduce(0) { $0 + staleEntries(of: $1).count })
    }
    let known = Set(translatedLanguages.map { LanguageName($0.name) })
    for name in projectLanguages where !known.contains(LanguageName(name)) && name.lowercased() != "base" {
      let language = TranslatedLanguage(
        CheckedLanguage(
          name: name, tables: [],
          isDevelopmentLanguage: developmentLanguage.map { LanguageName($0) == LanguageName(name) } ?? false),
        copies: copies.filter { LanguageName($0.language) == LanguageName(name) }.map(\.definition), index: index)
      languages.append(
        TranslationCoverage.Language(
          name: name, hasTable: false, isDevelopmentLanguage: language.isDevelopmentLanguage,
          counts: counts(of: language), missingIDs: missingIDs(in: language), staleCount: 0))
    }
    return TranslationCoverage(path: definition.source.path, languages: languages.sorted { $0.name < $1.name })
  }

  private func missingIDs(in language: TranslatedLanguage) -> [String] {
    demandedTexts.filter { !language.has($0) }.compactMap { index.texts[$0].id?.value }.uniqued()
  }

  private func counts(of language: TranslatedLanguage) -> [DefinitionTextGroup: TranslationCoverage.Count] {
    var counts: [DefinitionTextGroup: TranslationCoverage.Count] = [:]
    for number in demandedTexts {
      counts[index.texts[number].kind.group, default: TranslationCoverage.Count()].total += 1
      if language.has(number) { counts[index.texts[number].kind.group]?.present += 1 }
      if language.faultyTexts.contains(number) { counts[index.texts[number].kind.group]?.mismatched += 1 }
    }
    return counts
  }
}
