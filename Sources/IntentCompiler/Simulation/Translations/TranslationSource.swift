internal import IntentDialogue
internal import IntentModel
internal import IntentRules
internal import Localization
internal import SourceDiagnostics

/// The texts of a definition in the languages that it is translated into.
struct TranslationSource {
  private let localization: CheckedLocalization

  /// What the tables of the development language have, and those outside of language folders.
  private let development: [String: DialogueTranslation]

  init(_ localization: CheckedLocalization) {
    self.localization = localization
    var development: [String: DialogueTranslation] = [:]
    Self.add(localization.unlocalizedTables, to: &development, of: localization)
    for language in localization.languages where language.isDevelopmentLanguage {
      Self.add(language.tables, to: &development, of: localization)
    }
    self.development = development
  }

  /// The languages that have tables or a full copy of the definition, by name.
  var languages: [String] {
    var names = localization.languages.filter { !$0.tables.isEmpty }.map(\.name)
    names += localization.copies.map(\.language).filter { $0.lowercased() != "base" }
    var known: Set<LanguageName> = []
    return names.filter { known.insert(LanguageName($0)).inserted }.sorted()
  }

  /// The language of the definition's own texts; nil where nothing tells it.
  var developmentLanguage: String? { localization.developmentLanguage }

  /// The texts of the definition, with what the tables of its language say instead.
  var developmentTexts: DialogueTranslations {
    let texts = development
    return DialogueTranslations(
      language: DialogueLanguage(LanguageName(developmentLanguage ?? "en").identifier), isDevelopmentLanguage: true
    ) { key -> DialogueTranslation? in texts[key] }
  }

  /// The texts in a language, those of a less special one where they are missing; nil where there are none at all.
  ///
  /// For example: those of `de-AT`, else of `de`
  func texts(in name: String) -> DialogueTranslations? {
    let chain = LanguageName(name).withFallbacks
    var texts: [String: DialogueTranslation] = [:]
    var isTranslated = false
    for language in chain.reversed() {
      for copy in localization.copies where LanguageName(copy.language) == language {
        isTranslated = true
        for text in copy.definition.texts {
          if let id = text.id, let wording = text.text { texts[id.value] = .text(wording.value) }
        }
      }
      for known in localization.languages where LanguageName(known.name) == language && !known.tables.isEmpty {
        isTranslated = true
        Self.add(known.tables, to: &texts, of: localization)
      }
    }
    let isDevelopmentLanguage = chain.contains { $0 == developmentLanguage.map { LanguageName($0) } }
    guard isTranslated || isDevelopmentLanguage else { return nil }
    return DialogueTranslations(
      language: DialogueLanguage(LanguageName(name).identifier), isDevelopmentLanguage: isDevelopmentLanguage,
      development: { [development] in development[$0] }
    ) { [texts] key -> DialogueTranslation? in texts[key] }
  }

  /// Adds the entries of one language's tables; plural rules win over plain texts, IDs over sentences as keys.
  private static func add(
    _ tables: [StringTable], to texts: inout [String: DialogueTranslation], of localization: CheckedLocalization
  ) {
    var ofSentences: [String: DialogueTranslation] = [:]
    for table in tables.sorted(by: { $0.format != .stringsdict && $1.format == .stringsdict }) {
      for entry in table.entries {
        guard let translation = DialogueTranslation(entry.value) else { continue }
        let ids = localization.ids(ofTextsWithKey: entry.key.value, in: table)
        if ids == [entry.key.value] {
          texts[entry.key.value] = translation
        } else {
          for id in ids { ofSentences[id] = translation }
        }
      }
    }
    texts.merge(ofSentences) { known, _ in known }
  }
}
