import IntentSemantics
import Localization
import SourceDiagnostics

extension ShortcutPlan {
  /// The language of an intent's definition.
  func language(of migrated: MigratedIntent) -> LanguageName {
    originals.indices.contains(migrated.program) ? originals[migrated.program].language : LanguageName("en")
  }

  /// The phrases in other languages.
  mutating func translations(
    of phrases: [FormatText], _ setting: ShortcutsConfiguration.Shortcut?, _ migrated: MigratedIntent,
    _ language: LanguageName
  ) -> [LanguageName: [ShortcutTexts.Translation]] {
    var sentences: [LanguageName: [ShortcutSentence]] = [:]
    if let setting, !setting.phrases.isEmpty || !setting.translations.isEmpty {
      for (name, list) in setting.translations {
        sentences[name] = list.map { ShortcutSentence($0.value, given: $0) }
        guard name == language, let first = list.first else { continue }
        faults.append(
          ConfigurationFault(
            "'\(name)' is the language of the definition", first, hint: "put the phrases into 'phrases'"))
      }
    } else {
      sentences = ownTranslations(of: phrases, migrated)
      for phrase in migrated.intent.samplePhrases where !phrase.isOfCode(in: language) {
        guard let name = phrase.language.map({ LanguageName($0) }) else { continue }
        sentences[name, default: []].append(ShortcutSentence(phrase.text))
      }
    }
    var translations: [LanguageName: [ShortcutTexts.Translation]] = [:]
    for (name, list) in sentences.sorted(by: { $0.key.identifier < $1.key.identifier }) where name != language {
      let reading = PhraseReading(
        parameters: migrated.intent.parameters,
        appNames: (configuration.localizedAppNames[name] ?? []) + appNames)
      var seen: Set<String> = []
      for sentence in list {
        guard let phrase = phrase(sentence, reading, migrated, in: "\(name) "),
          seen.insert(phrase.source.lowercased()).inserted
        else { continue }
        translations[name, default: []].append(ShortcutTexts.Translation(phrase.source, original: sentence.original))
      }
    }
    return translations
  }

  /// The translations that tables have for phrases of the definition.
  private func ownTranslations(
    of phrases: [FormatText], _ migrated: MigratedIntent
  ) -> [LanguageName: [ShortcutSentence]] {
    guard originals.indices.contains(migrated.program) else { return [:] }
    var sentences: [LanguageName: [ShortcutSentence]] = [:]
    for translation in originals[migrated.program].translations where translation.hasText {
      guard case .texts(let ids) = translation.meaning, case .text(let text) = translation.value else { continue }
      for (index, phrase) in phrases.enumerated() where phrase.id.map({ ids.contains($0) }) ?? false {
        sentences[translation.language, default: []].append(ShortcutSentence(text.value, original: index))
      }
    }
    return sentences.mapValues { $0.sorted { ($0.original ?? 0) < ($1.original ?? 0) } }
  }
}

extension SamplePhrase {
  /// Whether the phrase is in the language of the code.
  func isOfCode(in language: LanguageName) -> Bool { self.language.map { LanguageName($0) == language } ?? true }
}
