package import Localization

/// The phrases of an App Shortcut in all languages, as tables have them.
package struct ShortcutTexts: Sendable, Equatable {
  /// A phrase in another language than that of the code.
  package struct Translation: Sendable, Equatable {
    /// The phrase.
    ///
    /// For example: `Suppe bei ${applicationName}`
    package let text: String

    /// The phrase of the code that it translates, as an index; nil where the vocabulary of the language has it of itself.
    package let original: Int?

    /// A phrase, and what it translates.
    package init(_ text: String, original: Int? = nil) {
      self.text = text
      self.original = original
    }
  }

  /// The element of the definition.
  ///
  /// For example: `OrderSoup`
  package let element: String

  /// The phrases of the code; the first is the key of all.
  ///
  /// For example: `Order soup in ${applicationName}`
  package let phrases: [String]

  /// The phrases of other languages.
  package let translations: [LanguageName: [Translation]]

  /// Whether they are what the system is not to take for a phrase.
  package let isNegative: Bool

  /// The phrases of a shortcut.
  package init(
    element: String, phrases: [String], translations: [LanguageName: [Translation]] = [:], isNegative: Bool = false
  ) {
    self.element = element
    self.phrases = phrases
    self.translations = translations
    self.isNegative = isNegative
  }

  /// The phrases of a language by the phrases of the code, for tables that have one text for a key; those that do not
  /// translate a certain one take the places that are left.
  func paired(in language: LanguageName) -> [(original: Int, text: String)] {
    var pairs: [Int: String] = [:]
    let all = translations[language] ?? []
    for translation in all {
      if let original = translation.original, pairs[original] == nil { pairs[original] = translation.text }
    }
    var free = phrases.indices.filter { pairs[$0] == nil }[...]
    for translation in all where translation.original == nil {
      guard let place = free.popFirst() else { break }
      pairs[place] = translation.text
    }
    return pairs.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
