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

  /// The same in other languages.
  private(set) var negativeTranslations: [LanguageName: [ShortcutTexts.Translation]] = [:]

  /// What was changed or left out, and why.
  private(set) var remarks: [MigrationRemark] = []

  /// What makes no sense in the configuration.
  var faults: [ConfigurationFault] = []

  let originals: [OriginalTexts]
  let configuration: ShortcutsConfiguration
  private let module: MigratedModule
  private var known: [String: String] = [:]

  /// The names of the app: those that are given, else those that its sentences show.
  let appNames: [String]

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
    var seen: Set<String> = []
    appNames =
      configuration.appNames.isEmpty
      ? module.intents.flatMap { AppNameInference(phrases: $0.intent.samplePhrases).names }
        .filter { seen.insert($0).inserted } : configuration.appNames
    faults = configuration.symbols.keys.filter { module.intent(called: $0.value) == nil }
      .sorted { $0.value < $1.value }.map(module.fault(ofUnknown:))
    guard configuration.isEnabled else { return }
    for (intent, setting) in orderedIntents() where setting?.isEnabled ?? true { plan(intent, setting) }
    planNegativePhrases()
    checkCounts()
    if let name = configuration.providerName, module.declares(name.value) {
      faults.append(ConfigurationFault("'\(name.value)' is another type of the module", name))
    }
  }

  /// The intents of the configuration, then the others.
  private mutating func orderedIntents() -> [(MigratedIntent, ShortcutsConfiguration.Shortcut?)] {
    var intents: [(MigratedIntent, ShortcutsConfiguration.Shortcut?)] = []
    for shortcut in configuration.shortcuts {
      guard let intent = module.intent(called: shortcut.intent.value) else {
        faults.append(module.fault(ofUnknown: shortcut.intent))
        continue
      }
      guard !intents.contains(where: { $0.0 == intent }) else {
        faults.append(
          ConfigurationFault(
            "'\(shortcut.intent.value)' has a shortcut already", shortcut.intent,
            hint: "an intent has one shortcut, with all of its phrases"))
        continue
      }
      intents.append((intent, shortcut))
    }
    return intents + module.intents.filter { intent in !intents.contains { $0.0 == intent } }.map { ($0, nil) }
  }

  // MARK: One shortcut

  private mutating func plan(_ migrated: MigratedIntent, _ setting: ShortcutsConfiguration.Shortcut?) {
    let intent = migrated.intent
    if let setting, let fault = visibilityFault(of: migrated, setting) {
      faults.append(fault)
      return
    }
    let language = language(of: migrated)
    let own = intent.samplePhrases.filter { $0.isOfCode(in: language) }
    let sentences =
      setting.flatMap { $0.phrases.isEmpty ? nil : $0.phrases.map { ShortcutSentence($0.value, given: $0) } }
      ?? own.map { ShortcutSentence($0.text, id: $0.id) }
    guard !sentences.isEmpty else {
      if let setting {
        faults.append(
          ConfigurationFault(
            "'\(setting.intent.value)' has no phrase, here or in its definition", setting.intent,
            hint: "add 'phrases', each with '${applicationName}' where the name of the app is said"))
      } else if !intent.samplePhrases.isEmpty {
        leaveOut(migrated, "the App Shortcut", "it has no phrase in the language of the code")
      }
      return
    }
    if let obstacle = obstacle(to: migrated) {
      return leaveOut(migrated, "the App Shortcut", obstacle.reason, hint: obstacle.hint)
    }
    let reading = PhraseReading(parameters: intent.parameters, appNames: appNames)
    var phrases: [FormatText] = []
    for sentence in sentences {
      guard let phrase = self.phrase(sentence, reading, migrated), isNew(phrase, sentence, of: migrated) else {
        continue
      }
      phrases.append(FormatText(format: phrase, id: sentence.id))
    }
    guard !phrases.isEmpty else { return leaveOut(migrated, "the App Shortcut", "none of its phrases can be used") }
    guard shortcuts.count < Self.shortcutLimit else {
      return leaveOut(migrated, "the App Shortcut", "an app has at most \(Self.shortcutLimit) of them")
    }
    shortcuts.append(
      PlannedShortcut(
        migrated: migrated, phrases: phrases, translations: translations(of: phrases, setting, migrated, language),
        shortTitle: setting?.shortTitle.map { LocalizedText(text: $0) } ?? intent.title,
        symbol: configuration.symbols.first { module.intent(called: $0.key.value) == migrated }?.value
          ?? setting?.symbol ?? configuration.symbol))
  }

  /// Why an intent can have no shortcut, and what can be done about it, as clauses; nil where it can.
  private func obstacle(to migrated: MigratedIntent) -> (reason: String, hint: String?)? {
    if migrated.isForWidgets, !migrated.isDiscoverable, !migrated.intent.isEligibleForSuggestions {
      return ("a configuration of a widget cannot be run", nil)
    }
    if isHidden(migrated) {
      return (Self.hidden, "'discoverable: true' of the intent in intentc.json shows it")
    }
    if migrated.isForWidgets, !module.options.has(.iOS17) {
      return ("its structure needs iOS 17, and App Shortcuts cannot depend on the version before iOS 17.4", nil)
    }
    return nil
  }

  /// Whether Shortcuts does not show an action; the compatible form hides none.
  private func isHidden(_ migrated: MigratedIntent) -> Bool {
    module.options.form == .modern && !migrated.isDiscoverable
  }

  private static let hidden = "Shortcuts hides the action, and App Shortcuts take none that is hidden"

  /// Why a shortcut that people have asked for makes no sense: nobody finds the action.
  private func visibilityFault(
    of migrated: MigratedIntent, _ setting: ShortcutsConfiguration.Shortcut
  ) -> ConfigurationFault? {
    guard setting.isEnabled, isHidden(migrated) else { return nil }
    return ConfigurationFault(
      "'\(setting.intent.value)' can have no shortcut: \(Self.hidden)", setting.intent,
      hint: migrated.surfaces.isDiscoverable == nil
        ? "'discoverable: true' of the intent shows it"
        : "leave out one of both: 'discoverable' of the intent, or the shortcut")
  }

  /// The phrase of a sentence; nil where it cannot be one, which is said.
  mutating func phrase(
    _ sentence: ShortcutSentence, _ reading: PhraseReading, _ migrated: MigratedIntent, in language: String = ""
  ) -> FormatString? {
    do {
      return try reading.phrase(sentence.text)
    } catch {
      if let given = sentence.given {
        faults.append(Self.fault(given, error))
      } else {
        leaveOut(
          migrated, "the \(language)phrase", error.clause, quoting: sentence.text,
          hint: error.hint == nil || !appNames.isEmpty
            ? error.hint : "give the name of the app under 'appNames' in intentc.json")
      }
      return nil
    }
  }

  /// What keeps a sentence that people have given from being a phrase.
  private static func fault(_ given: ConfiguredText, _ fault: PhraseReading.Fault) -> ConfigurationFault {
    ConfigurationFault("'\(given.value)' cannot be a phrase: \(fault.clause)", given, hint: fault.hint)
  }

  /// Whether no shortcut has a phrase yet.
  private mutating func isNew(_ phrase: FormatString, _ sentence: ShortcutSentence, of migrated: MigratedIntent) -> Bool
  {
    let key = phrase.source.lowercased()
    guard let other = known[key] else {
      known[key] = migrated.intent.name
      return true
    }
    if let given = sentence.given {
      faults.append(ConfigurationFault("'\(other)' has the phrase '\(given.value)' already", given))
    } else if other != migrated.intent.name {
      // Of one intent: a vocabulary often says again what the definition says.
      leaveOut(migrated, "the phrase", "'\(other)' has the same", quoting: phrase.source)
    }
    return false
  }

  // MARK: All shortcuts

  private mutating func planNegativePhrases() {
    guard !configuration.negativePhrases.isEmpty else { return }
    guard module.options.has(.iOS17) else {
      remark(
        .lost, "AppShortcutsProvider", "the negative phrases", "the system knows them from iOS 17 on", at: nil,
        hint: "'--target iOS17.0' keeps them")
      return
    }
    guard !shortcuts.isEmpty else { return }
    negativePhrases = phrases(configuration.negativePhrases, appNames: appNames)
    let language = originals.first?.language ?? LanguageName("en")
    for (name, sentences) in configuration.negativeTranslations.sorted(by: { $0.key.identifier < $1.key.identifier }) {
      if name == language, let first = sentences.first {
        faults.append(
          ConfigurationFault(
            "'\(name)' is the language of the definition", first, hint: "put the phrases into 'negativePhrases'"))
      }
      negativeTranslations[name] = phrases(
        sentences, appNames: (configuration.localizedAppNames[name] ?? []) + appNames
      ).map { ShortcutTexts.Translation($0.source) }
    }
  }

  /// The phrases of sentences without parameters that people have given.
  private mutating func phrases(_ sentences: [ConfiguredText], appNames: [String]) -> [FormatString] {
    let reading = PhraseReading(parameters: [], appNames: appNames)
    var phrases: [FormatString] = []
    for sentence in sentences {
      do {
        phrases.append(try reading.phrase(sentence.value))
      } catch {
        faults.append(Self.fault(sentence, error))
      }
    }
    return phrases
  }

  /// The negative phrases as tables have them; nil where there are none.
  func negativeTexts(of provider: String) -> ShortcutTexts? {
    guard !negativePhrases.isEmpty else { return nil }
    return ShortcutTexts(
      element: provider, phrases: negativePhrases.map(\.source),
      translations: negativeTranslations.filter { !$0.value.isEmpty }, isNegative: true)
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
    _ migrated: MigratedIntent, _ subject: String, _ reason: String, quoting quote: String? = nil,
    hint: String? = nil
  ) {
    remark(.lost, migrated.intent.name, subject, reason, quoting: quote, at: location(of: migrated), hint: hint)
  }

  private mutating func remark(
    _ verdict: MigrationRemark.Verdict, _ element: String, _ subject: String, _ reason: String,
    quoting quote: String? = nil, at location: SourceLocation?, hint: String? = nil
  ) {
    remarks.append(MigrationRemark(verdict, element, subject, reason, quoting: quote, at: location, hint: hint))
  }
}
