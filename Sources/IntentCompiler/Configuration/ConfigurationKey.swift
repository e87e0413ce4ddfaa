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
  case generate
  case language
  case umbrellaHeader
  case flavor
  case access
  case layout
  case nonisolated
  case sendable
  case own
  case migrate
  case target
  case handlers
  case findLegacy
  case conditional
  case `package`
  case continueInApp
  case perform
  case discoverable
  case widget
  case control
  case snippet
  case open
  case appSchema = "schema"
  case donation
  case dependencies
  case optionDependencies
  case replacement
  case newName = "name"
  case types
  case query
  case spotlight
  case enumerations
  case systemIntents
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
  case shortcutList
  case intent
  case phrases
  case translations
  case shortTitle

  /// The key as the file has it.
  var name: String {
    switch self {
    // What is in `shortcuts` has an order.
    case .shortcutList: Self.intents.rawValue
    default: rawValue
    }
  }

  /// The keys of the file.
  static let rootKeys: [ConfigurationKey] = [.schema, .classPrefix, .check, .generate, .migrate]

  /// The keys of `check`.
  static let checkKeys: [ConfigurationKey] = [
    .strict, .languages, .exclude, .migrated, .baseline, .rules, .overrides,
  ]

  /// The keys of an element of `overrides`.
  static let overrideKeys: [ConfigurationKey] = [.paths, .elements, .rules]

  /// The keys of `generate`.
  static let generateKeys: [ConfigurationKey] = [
    .language, .umbrellaHeader, .flavor, .access, .layout, .nonisolated, .sendable, .own,
  ]

  /// The keys of `migrate`.
  static let migrateKeys: [ConfigurationKey] = [
    .target, .perform, .handlers, .findLegacy, .conditional, .package, .continueInApp, .intents, .types, .enumerations,
    .systemIntents, .shortcuts,
  ]

  /// What can be said of an intent.
  static let intentKeys: [ConfigurationKey] = [
    .newName, .perform, .discoverable, .widget, .control, .snippet, .open, .appSchema, .donation, .continueInApp,
    .dependencies, .optionDependencies, .replacement,
  ]

  /// What can be said of an object type.
  static let typeKeys: [ConfigurationKey] = [.newName, .query, .spotlight, .open, .appSchema, .dependencies]

  /// What can be said of an enumeration.
  static let enumerationKeys: [ConfigurationKey] = [.newName, .open, .appSchema]

  /// The keys of `shortcuts`.
  static let shortcutsKeys: [ConfigurationKey] = [
    .enabled, .provider, .appNames, .localizedAppNames, .symbol, .tileColor, .negativePhrases,
    .negativeTranslations, .shortcutList,
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
    case .generate: "Settings of 'intentc generate'."
    case .language: "The language of the files: Swift or Objective-C."
    case .umbrellaHeader: "With Objective-C, the name of a header that includes all others."
    case .flavor:
      "What is generated: the SiriKit classes, the same in plain Swift for the library IntentsTestKit, or App Intents."
    case .access: "Who may use the declarations."
    case .layout: "How declarations are spread over files."
    case .nonisolated: "Whether types are marked nonisolated, for modules that belong to the main actor by default."
    case .sendable: "Whether completion handlers are @Sendable."
    case .own:
      "With App Intents, the types that the module declares itself: they are not generated."
    case .target: "The oldest system that App Intents are for, for example 'iOS17.0'."
    case .handlers: "The classes of the handlers that actions ask, by the classes of the intents."
    case .findLegacy:
      "Swift files, and folders that are searched for them, with handlers and everything else that uses old intents."
    case .conditional:
      "Whether the App Intents are compiled only where the framework is, for a module that is built on Linux, too."
    case .package: "The framework or package that the App Intents are in; from iOS 17 on."
    case .migrate: "Settings of App Intents, for 'intentc migrate' and 'intentc generate'."
    case .newName: "The name of the new type, where that which follows from the definition is taken; shortcuts know it."
    case .continueInApp: "Whether the app goes on with an action whose handler says so."
    case .intents: "What is asked for of intents, by their names or those of their classes."
    case .perform: "What an action does, or all of them: nothing yet, or what the handler of the old intent does."
    case .discoverable: "Whether Shortcuts and Siri show the action; if nothing is said, what the definition says."
    case .widget: "Whether the intent is the configuration of a widget; if nothing is said, what the definition says."
    case .control: "Whether a control has the parameters of the intent as settings; from iOS 18 on."
    case .snippet: "Whether the result is shown as an interactive snippet; from iOS 26 on."
    case .open: "Whether an action opens the app there."
    case .appSchema: "The schema that is adopted, for example 'photos.openAsset'; from iOS 18 on."
    case .donation: "Whether the app tells the system when people do by hand what the action does."
    case .dependencies: "What is needed of the app: types, by the names of properties."
    case .optionDependencies:
      "The parameters whose values a handler sees when it lists the options of another one, by the name of that."
    case .replacement: "What people are to use instead: another intent, or an App Intent of the project."
    case .types: "What is asked for of object types, by their names."
    case .query: "How entities are found; if nothing is said, by what the definition says of searches."
    case .spotlight:
      "Whether Spotlight has the entities, from iOS 18 on; or the attributes of its index, by the names of properties."
    case .enumerations: "What is asked for of enumerations, by their names."
    case .systemIntents:
      "What takes the place of intents of the system, by the names of their classes: whether anything does, or a schema."
    case .shortcuts: "What is said about App Shortcuts beside the definitions."
    case .enabled: "Whether there is an App Shortcut; true if nothing is said."
    case .provider: "The name of the structure with the App Shortcuts."
    case .appNames: "Names of the app in phrases, the usual one first."
    case .localizedAppNames: "Names of the app in other languages."
    case .symbol: "The name of the symbol, one of SF Symbols."
    case .tileColor: "The colour of the tiles of App Shortcuts."
    case .negativePhrases: "What the system is not to take for a phrase; known from iOS 17 on."
    case .negativeTranslations: "What the system is not to take for a phrase in other languages."
    case .shortcutList:
      "The App Shortcuts that come first, in their order; those of other intents with phrases in the definition follow."
    case .intent: "The name of the intent or of its class."
    case .phrases:
      "Phrases in place of those of the definition, for example 'Order ${soup} with ${applicationName}'."
    case .translations: "The phrases in other languages."
    case .shortTitle: "The title in place of that of the intent."
    }
  }
}
