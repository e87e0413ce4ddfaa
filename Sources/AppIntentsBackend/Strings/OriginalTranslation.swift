package import Localization
package import SourceDiagnostics

/// An entry of a definition's tables.
package struct OriginalTranslation: Sendable, Equatable {
  /// What an entry translates.
  package enum Meaning: Sendable, Equatable {
    /// The texts with these string IDs.
    case texts([String])
    /// A sentence with the word for one of its values already in it, by their string IDs.
    case composite(sentence: String, word: String)
    /// Texts for which another entry counts, with the reason as a clause.
    case overridden([String], by: String)
    /// Nothing that the definition has.
    case nothing
  }

  /// The language.
  package let language: LanguageName

  /// The key in its table.
  package let key: String

  /// The text or texts.
  package let value: StringTableValue

  /// What a catalogue says about the state of the translation; nil for any other table.
  package let state: String?

  /// What it translates.
  package let meaning: Meaning

  /// Where it stands.
  package let location: SourceLocation

  /// An entry of the given parts.
  package init(
    language: LanguageName, key: String, value: StringTableValue, state: String? = nil, meaning: Meaning,
    location: SourceLocation
  ) {
    self.language = language
    self.key = key
    self.value = value
    self.state = state
    self.meaning = meaning
    self.location = location
  }

  /// Whether there is something to show: what a translator is to begin with is no translation.
  var hasText: Bool {
    state != "new" && value.texts.contains { !$0.value.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }
  }
}
