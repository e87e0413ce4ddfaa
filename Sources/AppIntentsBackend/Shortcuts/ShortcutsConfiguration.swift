package import Localization

/// What people say about App Shortcuts beside their definitions.
package struct ShortcutsConfiguration: Sendable, Equatable {
  /// What is said about the shortcut of one intent.
  package struct Shortcut: Sendable, Equatable {
    /// The intent, by its name or the name of its class.
    ///
    /// For example: `OrderSoup` or `OrderSoupIntent`
    package var intent: String

    /// The phrases in place of those of the definition; empty for those.
    ///
    /// For example: `Order ${soup} with ${applicationName}`
    package var phrases: [String]

    /// The phrases in other languages in place of those of the definition.
    package var translations: [LanguageName: [String]]

    /// The title in place of that of the intent.
    package var shortTitle: String?

    /// The symbol in place of that of all shortcuts.
    package var symbol: String?

    /// What is said about the shortcut of an intent.
    package init(
      intent: String, phrases: [String] = [], translations: [LanguageName: [String]] = [:], shortTitle: String? = nil,
      symbol: String? = nil
    ) {
      self.intent = intent
      self.phrases = phrases
      self.translations = translations
      self.shortTitle = shortTitle
      self.symbol = symbol
    }
  }

  /// Whether there are App Shortcuts at all.
  package var isEnabled: Bool

  /// The name of the provider; nil for one made of the app's name.
  package var providerName: String?

  /// The shortcuts that come first, in this order; those of the other intents follow.
  package var shortcuts: [Shortcut]

  /// What the system is not to take for a phrase.
  package var negativePhrases: [String]

  /// The symbol of shortcuts that have none of their own.
  package var symbol: String

  /// The colour of the tiles; nil for the system's choice.
  package var tileColor: ShortcutTileColor?

  /// The names of the app in phrases, the usual one first.
  package var appNames: [String]

  /// The names of the app in other languages.
  package var localizedAppNames: [LanguageName: [String]]

  /// What is said about App Shortcuts.
  package init(
    isEnabled: Bool = true, providerName: String? = nil, shortcuts: [Shortcut] = [], negativePhrases: [String] = [],
    symbol: String = "app", tileColor: ShortcutTileColor? = nil, appNames: [String] = [],
    localizedAppNames: [LanguageName: [String]] = [:]
  ) {
    self.isEnabled = isEnabled
    self.providerName = providerName
    self.shortcuts = shortcuts
    self.negativePhrases = negativePhrases
    self.symbol = symbol
    self.tileColor = tileColor
    self.appNames = appNames
    self.localizedAppNames = localizedAppNames
  }
}
