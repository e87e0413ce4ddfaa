import IntentSemantics
import Localization
import SourceDiagnostics

/// The App Shortcuts of a module, within what the system accepts.
struct ShortcutPlan {
  /// The most shortcuts that an app may have.
  static let shortcutLimit = 10

  /// The most phrases that an app may have, each counted for every value of its parameter.
  static let phraseLimit = 1000

  /// The phrases that a shortcut should have at most.
  static let recommendedPhraseCount = 3

  /// The shortcuts, in their order.
  private(set) var shortcuts: [PlannedShortcut] = []

  /// The phrases that the system is not to take for one.
  private(set) var negativePhrases: [FormatString] = []

  /// What was changed or left out, and why.
  private(set) var remarks: [MigrationRemark] = []

  private let module: MigratedModule
  private let originals: [OriginalTexts]
  private let configuration: ShortcutsConfiguration
  private var known: [String: String] = [:]

  /// The names of the app: those that are given, else those that its sentences show.
  private let appNames: [String]

  /// The shortcuts of a module.
  ///
  /// - Parameters:
  ///   - module: What is written.
  ///   - originals: The texts and tables of its definitions; empty where nobody has read them.
  ///   - configuration: What is said about shortcuts beside the definitions.
  init(_ module: MigratedModule, originals: [OriginalTexts], configuration: ShortcutsConfiguration) {
    self.module = module
    self.originals = originals
    self.configuration = configuration
    appNames =
      configuration.appNames.isEmpty
      ? module.intents.flatMap { AppNameInference(phrases: $0.intent.samplePhrases).names } : configuration.appNames
    guard configuration.isEnabled else { return }
    var settings: [ShortcutsConfiguration.Shortcut?] = []
    var intents: [MigratedIntent] = []
    for shortcut in configuration.shortcuts {
      guard let intent = intent(called: shortcut.intent) else {
        remark(.open, shortcut.intent, "the App Shortcut", "no intent that is migrated has that name", at: nil)
        continue
      }
      intents.append(intent)
      settings.append(shortcut)
    }
    for intent in module.intents where !intents.contains(intent) {
      intents.append(intent)
      settings.append(nil)
    }
    for (intent, setting) in zip(intents, settings) { plan(intent, setting) }
    planNegativePhrases()
    checkCounts()
  }

  private func intent(called name: String) -> MigratedIntent? {
    module.intents.first { $0.intent.className == name } ?? module.intents.first { $0.name == name }
      ?? module.intents.first { $0.intent.name == name }
  }

  // MARK: One shortcut

  private mutating func plan(_ migrated: MigratedIntent, _ setting: ShortcutsConfiguration.Shortcut?) {
    let intent = migrated.intent
    let language = language(of: migrated)
    let own = intent.samplePhrases.filter { isOfCode($0, language) }
    let sentences =
      setting.flatMap { $0.phrases.isEmpty ? nil : $0.phrases.map { FormatSource(text: $0, id: nil) } }
      ?? own.map { FormatSource(text: $0.text, id: $0.id) }
    guard !sentences.isEmpty else {
      if setting != nil || !intent.samplePhrases.isEmpty {
        leaveOut(migrated, "the App Shortcut", "it has no phrase in the language of the code")
      }
      return
    }
    if let obstacle = obstacle(to: migrated) { return leaveOut(migrated, "the App Shortcut", obstacle) }
    let reading = PhraseReading(parameters: intent.parameters, appNames: appNames)
    var phrases: [FormatText] = []
    for sentence in sentences {
      guard let phrase = self.phrase(sentence.text, reading, migrated), isNew(phrase, of: migrated) else { continue }
      phrases.append(FormatText(format: phrase, id: sentence.id))
    }
    guard !phrases.isEmpty else { return leaveOut(migrated, "the App Shortcut", "none of its phrases can be used") }
    guard shortcuts.count < Self.shortcutLimit else {
      return leaveOut(migrated, "the App Shortcut", "an app has at most \(Self.shortcutLimit) of them")
    }
    if !intent.isConfigurable {
      remark(
        .open, intent.name, "the App Shortcut",
        "the action is hidden in Shortcuts; see on a device whether Siri offers it", at: location(of: migrated))
    }
    shortcuts.append(
      PlannedShortcut(
        migrated: migrated, phrases: phrases, translations: translations(of: phrases, setting, migrated, language),
        shortTitle: setting?.shortTitle.map { LocalizedText(text: $0) } ?? intent.title,
        symbol: setting?.symbol ?? configuration.symbol))
  }

  private struct FormatSource {
    let text: String
    let id: String?
  }

  /// Why an intent can have no shortcut, as a clause; nil where it can.
  private func obstacle(to migrated: MigratedIntent) -> String? {
    let intent = migrated.intent
    guard intent.isEligibleForWidgets else { return nil }
    if !intent.isConfigurable, !intent.isEligibleForSuggestions { return "a configuration of a widget cannot be run" }
    if !module.options.has(.iOS17) {
      return "its structure needs iOS 17, and App Shortcuts cannot depend on the version before iOS 17.4"
    }
    return nil
  }

  private mutating func phrase(
    _ sentence: String, _ reading: PhraseReading, _ migrated: MigratedIntent
  ) -> FormatString? {
    do {
      return try reading.phrase(sentence)
    } catch {
      leaveOut(migrated, "the phrase", error.clause, quoting: sentence)
      return nil
    }
  }

  /// Whether no shortcut has a phrase yet.
  private mutating func isNew(_ phrase: FormatString, of migrated: MigratedIntent) -> Bool {
    let key = phrase.source.lowercased()
    guard let other = known[key] else {
      known[key] = migrated.intent.name
      return true
    }
    // A vocabulary often says again what the definition says.
    if other != migrated.intent.name {
      leaveOut(migrated, "the phrase", "'\(other)' has the same", quoting: phrase.source)
    }
    return false
  }

  // MARK: Other languages

  private func language(of migrated: MigratedIntent) -> LanguageName {
    originals.indices.contains(migrated.program) ? originals[migrated.program].language : LanguageName("en")
  }

  private func isOfCode(_ phrase: SamplePhrase, _ language: LanguageName) -> Bool {
    phrase.language.map { LanguageName($0) == language } ?? true
  }

  private mutating func translations(
    of phrases: [FormatText], _ setting: ShortcutsConfiguration.Shortcut?, _ migrated: MigratedIntent,
    _ language: LanguageName
  ) -> [LanguageName: [ShortcutTexts.Translation]] {
    var sentences: [LanguageName: [(text: String, original: Int?)]] = [:]
    if let setting, !setting.phrases.isEmpty || !setting.translations.isEmpty {
      for (language, list) in setting.translations { sentences[language] = list.map { ($0, nil) } }
    } else {
      sentences = ownTranslations(of: phrases, migrated)
      for phrase in migrated.intent.samplePhrases where !isOfCode(phrase, language) {
        guard let name = phrase.language.map({ LanguageName($0) }) else { continue }
        sentences[name, default: []].append((phrase.text, nil))
      }
    }
    var translations: [LanguageName: [ShortcutTexts.Translation]] = [:]
    for (name, list) in sentences.sorted(by: { $0.key.identifier < $1.key.identifier }) where name != language {
      let reading = PhraseReading(
        parameters: migrated.intent.parameters,
        appNames: (configuration.localizedAppNames[name] ?? []) + appNames)
      var seen: Set<String> = []
      for sentence in list {
        do {
          let phrase = try reading.phrase(sentence.text)
          guard seen.insert(phrase.source.lowercased()).inserted else { continue }
          translations[name, default: []].append(ShortcutTexts.Translation(phrase.source, original: sentence.original))
        } catch {
          leaveOut(migrated, "the \(name) phrase", error.clause, quoting: sentence.text)
        }
      }
    }
    return translations
  }

  /// The translations that tables have for phrases of the definition.
  private func ownTranslations(
    of phrases: [FormatText], _ migrated: MigratedIntent
  ) -> [LanguageName: [(text: String, original: Int?)]] {
    guard originals.indices.contains(migrated.program) else { return [:] }
    var sentences: [LanguageName: [(text: String, original: Int?)]] = [:]
    for translation in originals[migrated.program].translations where translation.hasText {
      guard case .texts(let ids) = translation.meaning, case .text(let text) = translation.value else { continue }
      for (index, phrase) in phrases.enumerated() where phrase.id.map({ ids.contains($0) }) ?? false {
        sentences[translation.language, default: []].append((text.value, index))
      }
    }
    return sentences.mapValues { $0.sorted { ($0.original ?? 0) < ($1.original ?? 0) } }
  }

  // MARK: All shortcuts

  private mutating func planNegativePhrases() {
    guard !configuration.negativePhrases.isEmpty else { return }
    guard module.options.has(.iOS17) else {
      remark(.lost, "AppShortcutsProvider", "the negative phrases", "the system knows them from iOS 17 on", at: nil)
      return
    }
    guard !shortcuts.isEmpty else { return }
    let reading = PhraseReading(parameters: [], appNames: appNames)
    for sentence in configuration.negativePhrases {
      do {
        negativePhrases.append(try reading.phrase(sentence))
      } catch {
        remark(.lost, "AppShortcutsProvider", "the negative phrase", error.clause, quoting: sentence, at: nil)
      }
    }
  }

  private mutating func checkCounts() {
    var total = 0
    for shortcut in shortcuts {
      let count = shortcut.phrases.count
      if count > Self.recommendedPhraseCount {
        remark(
          .open, shortcut.migrated.intent.name, "the App Shortcut",
          "it has \(count) phrases; \(Self.recommendedPhraseCount) at most are recommended",
          at: location(of: shortcut.migrated))
      }
      total += shortcut.phrases.reduce(0) { $0 + valueCount(of: $1, shortcut) }
    }
    if total > Self.phraseLimit {
      remark(
        .open, "AppShortcutsProvider", "the phrases",
        "there are \(total) with all values of their parameters; the system takes \(Self.phraseLimit)", at: nil)
    }
  }

  /// How many phrases one is with the values of its parameter; those of an entity are the app's to say.
  private func valueCount(of phrase: FormatText, _ shortcut: PlannedShortcut) -> Int {
    for token in phrase.format.tokens where token != PhraseReading.appName {
      guard let parameter = shortcut.parameters.first(where: { $0.name == token.name }),
        case .enumeration(let reference) = parameter.type
      else { continue }
      return max(1, module.enumeration(reference, in: shortcut.migrated.program)?.values.count ?? 1)
    }
    return 1
  }

  // MARK: Remarks

  private func location(of migrated: MigratedIntent) -> SourceLocation {
    SourceLocation(file: module.programs[migrated.program].source, range: migrated.intent.range)
  }

  private mutating func leaveOut(
    _ migrated: MigratedIntent, _ subject: String, _ reason: String, quoting quote: String? = nil
  ) {
    remark(.lost, migrated.intent.name, subject, reason, quoting: quote, at: location(of: migrated))
  }

  private mutating func remark(
    _ verdict: MigrationRemark.Verdict, _ element: String, _ subject: String, _ reason: String,
    quoting quote: String? = nil, at location: SourceLocation?
  ) {
    remarks.append(MigrationRemark(verdict, element, subject, reason, quoting: quote, at: location))
  }
}
