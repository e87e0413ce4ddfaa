package import Localization

/// What people say about App Shortcuts beside their definitions.
package struct ShortcutsConfiguration: Sendable, Equatable {
  /// What is said about the shortcut of one intent.
  package struct Shortcut: Sendable, Equatable {
    /// The intent, by its name or the name of its class.
    ///
    /// For example: `OrderSoup` or `OrderSoupIntent`
    package var intent: ConfiguredText

    /// The phrases in place of those of the definition; empty for those.
    ///
    /// For example: `Order ${soup} with ${applicationName}`
    package var phrases: [ConfiguredText]

    /// The phrases in other languages in place of those of the definition.
    package var translations: [LanguageName: [ConfiguredText]]

    /// Whether the intent has a shortcut.
    package var isEnabled: Bool

    /// The title in place of that of the intent.
    package var shortTitle: String?

    /// The symbol in place of that of all shortcuts.
    package var symbol: String?

    /// What is said about the shortcut of an intent.
    package init(
      intent: ConfiguredText, isEnabled: Bool = true, phrases: [ConfiguredText] = [],
      translations: [LanguageName: [ConfiguredText]] = [:], shortTitle: String? = nil, symbol: String? = nil
    ) {
      self.intent = intent
      self.isEnabled = isEnabled
      self.phrases = phrases
      self.translations = translations
      self.shortTitle = shortTitle
      self.symbol = symbol
    }
  }

  /// Whether there are App Shortcuts at all.
  package var isEnabled: Bool

  /// The name of the provider; nil for one made of the app's name.
  package var providerName: ConfiguredText?

  /// The shortcuts that come first, in this order; those of the other intents follow.
  package var shortcuts: [Shortcut]

  /// What the system is not to take for a phrase.
  package var negativePhrases: [ConfiguredText]

  /// The same in other languages.
  package var negativeTranslations: [LanguageName: [ConfiguredText]]

  /// The symbol of shortcuts that have none of their own.
  package var symbol: String

  /// The symbols of the shortcuts of some intents, by their names; they win over what is said about a shortcut.
  package var symbols: [ConfiguredText: String]

  /// The colour of the tiles; nil for the system's choice.
  package var tileColor: ShortcutTileColor?

  /// The names of the app in phrases, the usual one first.
  package var appNames: [String]

  /// The names of the app in other languages.
  package var localizedAppNames: [LanguageName: [String]]

  /// What is said about App Shortcuts.
  package init(
    isEnabled: Bool = true, providerName: ConfiguredText? = nil, shortcuts: [Shortcut] = [],
    negativePhrases: [ConfiguredText] = [], negativeTranslations: [LanguageName: [ConfiguredText]] = [:],
    symbol: String = "app",
    symbols: [ConfiguredText: String] = [:], tileColor: ShortcutTileColor? = nil, appNames: [String] = [],
    localizedAppNames: [LanguageName: [String]] = [:]
  ) {
    self.isEnabled = isEnabled
    self.providerName = providerName
    self.shortcuts = shortcuts
    self.negativePhrases = negativePhrases
    self.negativeTranslations = negativeTranslations
    self.symbol = symbol
    self.symbols = symbols
    self.tileColor = tileColor
    self.appNames = appNames
    self.localizedAppNames = localizedAppNames
  }
}
