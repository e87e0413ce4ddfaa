import Localization

/// Counts how much is translated before and after a migration.
struct TranslationCoverageChange {
  /// The texts of the code with their original ones.
  let candidates: TranslationCandidates

  /// The entries of the new tables.
  let entries: StringEntries

  /// The phrases of the App Shortcuts.
  let shortcuts: [ShortcutTexts]

  /// The counts by language and group.
  ///
  /// A text counts under the words of the text that it comes from. One that is new in the code counts as that of its role;
  /// one that has several keys counts for each.
  var coverage: [TranslationAccount.Coverage] {
    var counts: [Group: (before: TranslationAccount.Count, after: TranslationAccount.Count)] = [:]
    let languages = Set(candidates.originals.flatMap { [$0.language] + $0.languages + $0.translations.map(\.language) })
    countOriginals(languages, into: &counts)
    countTexts(languages, into: &counts)
    countPhrases(languages, into: &counts)
    return counts.map { group, count in
      TranslationAccount.Coverage(
        language: group.language, group: group.name, before: count.before, after: count.after)
    }.sorted { ($0.language.identifier, $0.group) < ($1.language.identifier, $1.group) }
  }

  private struct Group: Hashable {
    let language: LanguageName
    let name: String
  }

  private typealias Counts = [Group: (before: TranslationAccount.Count, after: TranslationAccount.Count)]

  private func countOriginals(_ languages: Set<LanguageName>, into counts: inout Counts) {
    for original in candidates.originals {
      var translated: [LanguageName: Set<String>] = [:]
      for translation in original.translations where translation.hasText {
        if case .texts(let ids) = translation.meaning {
          translated[translation.language, default: []].formUnion(ids)
        }
      }
      for language in languages {
        for text in original.texts where text.isDemanded {
          let group = Group(language: language, name: text.group)
          let isTranslated = original.language == language || translated[language]?.contains(text.id) ?? false
          counts[group, default: (.init(), .init())].before.total += 1
          if isTranslated { counts[group, default: (.init(), .init())].before.translated += 1 }
        }
      }
    }
  }

  /// Phrases are texts of a shortcut together: a language has as many as it needs.
  private func countPhrases(_ languages: Set<LanguageName>, into counts: inout Counts) {
    let development = candidates.originals.first?.language
    for shortcut in shortcuts {
      for language in languages {
        let group = Group(language: language, name: TextRole.phrase.group)
        let count =
          language == development ? shortcut.phrases.count : shortcut.translations[language]?.count ?? 0
        counts[group, default: (.init(), .init())].after.total += shortcut.phrases.count
        counts[group, default: (.init(), .init())].after.translated += min(count, shortcut.phrases.count)
      }
    }
  }

  private func countTexts(_ languages: Set<LanguageName>, into counts: inout Counts) {
    let groups = candidates.originals.map { original in
      Dictionary(original.texts.map { ($0.id, $0.group) }) { first, _ in first }
    }
    for (table, list) in entries.entries {
      for entry in list {
        let texts = (candidates.textsByKey[StringTableKey(table: table, key: entry.key)] ?? []).map {
          candidates.texts[$0]
        }
        // What is in the same words in two groups counts in both.
        let names = texts.map { text in
          (text.isQuestion ? nil : text.stringID.flatMap { groups[text.program][$0] }) ?? text.role.group
        }
        for name in Set(names) {
          for language in languages {
            let group = Group(language: language, name: name)
            let isTranslated = entry.texts[language] != nil || entry.development.language == language
            counts[group, default: (.init(), .init())].after.total += 1
            if isTranslated { counts[group, default: (.init(), .init())].after.translated += 1 }
          }
        }
      }
    }
  }
}

extension TextRole {
  /// The words under which people count a text that no definition has.
  fileprivate var group: String {
    switch self {
    case .title, .category: "titles"
    case .description: "descriptions"
    case .summary, .prediction: "summaries"
    case .dialog: "dialogs"
    case .option: "options"
    case .response: "responses"
    case .phrase: "phrases"
    }
  }
}
