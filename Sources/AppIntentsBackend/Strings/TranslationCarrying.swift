import IntentSemantics
import Localization

/// Brings the translations of definitions to the keys of the migrated code.
package struct TranslationCarrying {
  private let candidates: TranslationCandidates
  private let shortcuts: [ShortcutTexts]

  /// Which texts need their string IDs as keys, where none has one yet.
  package var keyPlan: StringKeyPlan { StringKeyPlan(candidates) }

  /// The entries of the tables, but for phrases.
  let entries: StringEntries

  /// Every translation that existed, and what became of it.
  package let fates: [TranslationFate]

  /// Translations for the texts of a run.
  ///
  /// - Parameters:
  ///   - texts: The texts of the code, of all its files.
  ///   - originals: The texts of the definitions, in the order of the definitions.
  ///   - shortcuts: The phrases of the App Shortcuts.
  ///   - ownKeyTable: The table of texts with a string ID as key; nil for `Localizable`.
  package init(
    texts: [MigratedText], originals: [OriginalTexts], shortcuts: [ShortcutTexts] = [], ownKeyTable: String? = nil
  ) {
    let candidates = TranslationCandidates(
      texts: texts.filter { !$0.key.isEmpty }, originals: originals, ownKeyTable: ownKeyTable)
    self.candidates = candidates
    self.shortcuts = shortcuts
    let chosen = Self.chosen(candidates)
    entries = StringEntries(candidates, texts: Self.written(chosen, candidates))
    fates = RepeatedTranslations(Self.fates(candidates, chosen, PhrasePlaces(shortcuts))).fates
  }

  /// A translation that is in the tables, and what is to be said about it.
  private struct Choice {
    var text: CatalogueText
    var review: String?
    /// The language, as the first table with the translation spells it.
    let language: LanguageName
  }

  private typealias Choices = [StringTableKey: [LanguageName: Choice]]

  // MARK: Choosing

  /// The translation of each key: of several, the one that the most texts have, of equals the first.
  private static func chosen(_ candidates: TranslationCandidates) -> Choices {
    var votes: [StringTableKey: [LanguageName: [(choice: Choice, count: Int)]]] = [:]
    for (program, original) in candidates.originals.enumerated() {
      for (translation, list) in zip(original.translations, candidates.candidates[program]) {
        for candidate in list {
          guard case .success(let rewritten) = candidate.result else { continue }
          let key = candidates.texts[candidate.text].tableKey(ownKeyTable: candidates.ownKeyTable)
          var known = votes[key]?[translation.language] ?? []
          if let index = known.firstIndex(where: { $0.choice.text.translated == rewritten.text.translated }) {
            known[index].count += 1
            // One text that needs nobody's eye is enough.
            if rewritten.review == nil {
              known[index].choice.text = rewritten.text
              known[index].choice.review = nil
            }
          } else {
            known.append(
              (Choice(text: rewritten.text, review: rewritten.review, language: translation.language), 1))
          }
          votes[key, default: [:]][translation.language] = known
        }
      }
    }
    return votes.mapValues { languages in
      languages.compactMapValues { known in
        known.indices.max { known[$0].count < known[$1].count }.map { known[$0].choice }
      }
    }
  }

  /// What has to be written: in the language of the code, only what differs from it.
  private static func written(
    _ chosen: Choices, _ candidates: TranslationCandidates
  ) -> [StringTableKey: [LanguageName: CatalogueText]] {
    var texts: [StringTableKey: [LanguageName: CatalogueText]] = [:]
    for (key, indices) in candidates.textsByKey {
      guard let first = indices.first.map({ candidates.texts[$0] }) else { continue }
      var languages = (chosen[key] ?? [:]).mapValues(\.text)
      let development = candidates.originals[first.program].language
      if let own = languages[development], own.translated == first.developmentText { languages[development] = nil }
      texts[key] = languages
    }
    return texts
  }

  // MARK: Fates

  private static func fates(
    _ candidates: TranslationCandidates, _ chosen: Choices, _ phrases: PhrasePlaces
  ) -> [TranslationFate] {
    candidates.originals.enumerated().flatMap { program, original in
      let index = OriginalIndex(original)
      return zip(original.translations, candidates.candidates[program]).map { translation, list in
        let origin = index.origin(of: translation)
        return TranslationFate(
          translation: translation, program: program, group: origin.group, element: origin.element, text: origin.text,
          outcome: outcome(of: translation, list, index, candidates, chosen, phrases))
      }
    }
  }

  private static func outcome(
    of translation: OriginalTranslation, _ list: [TranslationCandidates.Candidate], _ index: OriginalIndex,
    _ candidates: TranslationCandidates, _ chosen: Choices, _ phrases: PhrasePlaces
  ) -> TranslationFate.Outcome {
    switch translation.meaning {
    case .nothing:
      return .leftOut(.stale, detail: "the definition has no text with this ID")
    case .composite:
      return .leftOut(.composite, detail: "App Intents have no sentences with single values in them")
    case .overridden(_, let reason):
      return .leftOut(.overridden, detail: reason)
    case .texts(let ids):
      guard translation.hasText else { return .leftOut(.blank, detail: "there is no text") }
      // What is made of the text beside it is no place for it.
      let list = list.filter { !candidates.texts[$0.text].isQuestion }
      guard !list.isEmpty else {
        return .leftOut(.notWritten, detail: index.reasonForAbsence(of: ids))
      }
      return outcome(of: translation, list, candidates, chosen, phrases)
    }
  }

  private static func outcome(
    of translation: OriginalTranslation, _ list: [TranslationCandidates.Candidate],
    _ candidates: TranslationCandidates, _ chosen: Choices, _ phrases: PhrasePlaces
  ) -> TranslationFate.Outcome {
    var places: [TranslationFate.Place] = []
    var review: String?
    var refusal: TranslationFate.Outcome?
    for candidate in list {
      let text = candidates.texts[candidate.text]
      let key = text.tableKey(ownKeyTable: candidates.ownKeyTable)
      if text.table == .phrases {
        if let phrase = phrases.translation(of: text.key, in: translation.language) {
          places.append(
            TranslationFate.Place(key: key, text: .unit(CatalogueUnit(phrase, .translated))))
        } else {
          refusal = refusal ?? .leftOut(.phrase, detail: "the phrase cannot be one of an App Shortcut")
        }
        continue
      }
      switch candidate.result {
      case .success(let rewritten):
        let choice = chosen[key]?[translation.language]
        guard let choice, choice.text.translated == rewritten.text.translated else {
          let other = choice.map(\.language.spelling) ?? ""
          refusal =
            refusal
            ?? .leftOut(
              .conflicting,
              detail: ["", translation.language.spelling].contains(other)
                ? "the same text has another translation elsewhere"
                : "'\(other)' is the same language, and has another translation")
          continue
        }
        let isDevelopment = candidates.originals[text.program].language == translation.language
        let isOwn = isDevelopment && choice.text.translated == text.developmentText
        if !places.contains(where: { $0.key == key }) {
          places.append(TranslationFate.Place(key: key, text: isOwn ? nil : choice.text))
        }
        review = review ?? choice.review
      case .failure(let fault):
        let reason: TranslationFate.Reason =
          switch fault {
          case .strayTokens: .strayTokens
          case .forms: .forms
          }
        refusal = refusal ?? .leftOut(reason, detail: fault.clause)
      }
    }
    guard places.isEmpty, let refusal else { return .carried(places, review: review) }
    return refusal
  }
}

extension TranslationCarrying {
  /// The texts of the code that have their IDs as keys.
  var ownKeyRemarks: [MigrationRemark] {
    var seen: Set<String> = []
    return candidates.texts.compactMap { text in
      guard text.hasOwnKey, seen.insert(text.key).inserted else { return nil }
      return MigrationRemark(
        .changed, text.element, "the text",
        "the same words are translated differently elsewhere, so its key is its string ID", quoting: text.source.source,
        at: nil)
    }
  }

  /// How much is translated before and after.
  var coverage: [TranslationAccount.Coverage] {
    TranslationCoverageChange(candidates: candidates, entries: entries, shortcuts: shortcuts).coverage
  }
}
