/// The keys of `intentc.json`, and what the schema says of them.
enum ConfigurationKey: String, CaseIterable {
  case schema = "$schema"
  case classPrefix
  case check
  case strict
  case languages
  case exclude
  case migrated
  case baseline
  case rules
  case overrides
  case paths
  case elements
  case migrate
  case continueInApp
  case controls
  case replacements
  case shortcuts
  case enabled
  case provider
  case appNames
  case localizedAppNames
  case symbol
  case tileColor
  case negativePhrases
  case negativeTranslations
  case intents
  case intent
  case phrases
  case translations
  case shortTitle

  /// The keys of the file.
  static let rootKeys: [ConfigurationKey] = [.schema, .classPrefix, .check, .migrate]

  /// The keys of `check`.
  static let checkKeys: [ConfigurationKey] = [
    .strict, .languages, .exclude, .migrated, .baseline, .rules, .overrides,
  ]

  /// The keys of an element of `overrides`.
  static let overrideKeys: [ConfigurationKey] = [.paths, .elements, .rules]

  /// The keys of `migrate`.
  static let migrateKeys: [ConfigurationKey] = [.continueInApp, .controls, .replacements, .shortcuts]

  /// The keys of `shortcuts`.
  static let shortcutsKeys: [ConfigurationKey] = [
    .enabled, .provider, .appNames, .localizedAppNames, .symbol, .tileColor, .negativePhrases,
    .negativeTranslations, .intents,
  ]

  /// The keys of an element of `intents`.
  static let shortcutKeys: [ConfigurationKey] = [.intent, .enabled, .phrases, .translations, .shortTitle, .symbol]

  /// What the key is for.
  var documentation: String {
    switch self {
    case .schema: "The schema of this file, for editors; it is not read."
    case .classPrefix: "The class prefix of the project, as ABC in ABCOrderIntent."
    case .check: "Settings of 'intentc check'."
    case .strict: "Whether warnings count as errors."
    case .languages: "Languages that translations are demanded for, beside those that have a table."
    case .exclude: "Patterns of paths that are not looked at."
    case .migrated:
      "Swift files with App Intents, and folders that are searched for them, that take the place of intents."
    case .baseline: "The list of known findings, which are not reported."
    case .rules: "The severity of each rule; a rule that is not named keeps its own."
    case .overrides: "Severities for some paths or elements only; later ones win."
    case .paths:
      "Patterns of paths from the folder of this file: '*' within a name, '**' for any folders; a pattern without '/' "
        + "fits a name at any depth, and what fits a folder fits everything in it."
    case .elements:
      "Names of elements, for example 'OrderSoup' or 'OrderSoup.soup'; what is inside an element is meant too."
    case .migrate: "Settings of 'intentc migrate'."
    case .continueInApp: "Whether the app goes on with an action whose handler says so."
    case .controls: "Names of intents that get settings for a control beside them."
    case .replacements: "What people are to use instead of an action: names of structures, by the names of intents."
    case .shortcuts: "What is said about App Shortcuts beside the definitions."
    case .enabled: "Whether there is an App Shortcut; true if nothing is said."
    case .provider: "The name of the structure with the App Shortcuts."
    case .appNames: "Names of the app in phrases, the usual one first."
    case .localizedAppNames: "Names of the app in other languages."
    case .symbol: "The name of the symbol, one of SF Symbols."
    case .tileColor: "The colour of the tiles of App Shortcuts."
    case .negativePhrases: "What the system is not to take for a phrase; known from iOS 17 on."
    case .negativeTranslations: "What the system is not to take for a phrase in other languages."
    case .intents:
      "The App Shortcuts that come first, in their order; those of other intents with phrases in the definition follow."
    case .intent: "The name of the intent or of its class."
    case .phrases:
      "Phrases in place of those of the definition, for example 'Order ${soup} with ${applicationName}'."
    case .translations: "The phrases in other languages."
    case .shortTitle: "The title in place of that of the intent."
    }
  }
}
