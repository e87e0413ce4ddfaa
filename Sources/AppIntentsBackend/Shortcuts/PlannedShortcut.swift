import IntentSemantics
import Localization

/// An App Shortcut that is written.
struct PlannedShortcut: Equatable {
  /// The intent with its names.
  let migrated: MigratedIntent

  /// The phrases in the language of the code.
  let phrases: [FormatText]

  /// The phrases in other languages.
  let translations: [LanguageName: [ShortcutTexts.Translation]]

  /// The title.
  let shortTitle: LocalizedText

  /// The symbol.
  ///
  /// For example: `app`
  let symbol: String

  /// The parameters in the phrases.
  var parameters: [Parameter] {
    let names = Set(phrases.flatMap { $0.format.tokens.map(\.name) })
    return migrated.intent.parameters.filter { names.contains($0.name) }
  }

  /// The phrases as tables have them.
  var texts: ShortcutTexts {
    ShortcutTexts(
      element: migrated.intent.name, phrases: phrases.map(\.format.source), translations: translations)
  }
}
