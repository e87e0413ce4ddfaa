import Localization

/// The phrases of App Shortcuts by what they translate.
struct PhrasePlaces {
  private let translations: [String: [LanguageName: String]]

  /// The phrases of some shortcuts.
  init(_ shortcuts: [ShortcutTexts]) {
    var translations: [String: [LanguageName: String]] = [:]
    for shortcut in shortcuts {
      for (language, list) in shortcut.translations {
        for translation in list {
          guard let original = translation.original else { continue }
          translations[shortcut.phrases[original], default: [:]][language] = translation.text
        }
      }
    }
    self.translations = translations
  }

  /// What a phrase of the code is in a language; nil where its translation is not used.
  func translation(of phrase: String, in language: LanguageName) -> String? { translations[phrase]?[language] }
}
