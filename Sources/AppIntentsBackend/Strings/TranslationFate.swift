package import Localization
import SourceDiagnostics

/// A translation that existed, and what became of it.
package struct TranslationFate: Sendable, Equatable {
  /// A text of a new table that the translation became.
  package struct Place: Sendable, Equatable {
    /// The key.
    package let key: StringTableKey
    /// The text; nil where it is what the code says anyway.
    package let text: CatalogueText?
  }

  /// What became of a translation.
  package enum Outcome: Sendable, Equatable {
    /// It is in the new tables; where something changed, somebody should read it again for the reason given as a clause.
    case carried([Place], review: String?)
    /// It is not, for a reason.
    case leftOut(Reason, detail: String)
  }

  /// Why a translation is not in the new tables.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// It is a sentence with a word for a value in it.
    case composite = "composite entry"
    /// The definition has no such ID.
    case stale = "unknown ID"
    /// The migrated code does not have the text.
    case notWritten = "text not in the code"
    /// Another text in the same words has the same translation, which is in the new tables.
    case repeated = "repeated text"
    /// It is empty, or a translator has not begun.
    case blank = "nothing translated"
    /// Another entry for the same text counts.
    case overridden = "overridden entry"
    /// The same text is translated differently elsewhere, and can have one translation only.
    case conflicting = "conflicting translation"
    /// It names values that the text of the code does not have.
    case strayTokens = "unknown token"
    /// Its forms are chosen by what App Intents do not know.
    case forms = "unknown forms"
    /// It is a phrase that no App Shortcut can have.
    case phrase = "unusable phrase"
    /// The table of the project has another text in its place.
    case kept = "already translated"
  }

  /// The translation.
  package let translation: OriginalTranslation

  /// The index of its definition.
  package let program: Int

  /// The words under which it is counted.
  ///
  /// For example: `titles`
  package let group: String

  /// The element of the definition; empty where it is none's.
  package let element: String

  /// The text of the definition that is translated, of a sentence with a word in it both; nil where there is none.
  package let text: String?

  /// What became of it.
  package var outcome: Outcome

  /// Whether it is in the new tables, but nowhere in the words that it had.
  package var isRewritten: Bool {
    guard case .carried(let places, _) = outcome else { return false }
    let words = Set(translation.value.texts.map(\.value))
    return !places.contains { place in place.text.map { words.isSuperset(of: $0.units.map(\.value)) } ?? true }
  }

  /// Whether it is in the new tables.
  package var isCarried: Bool {
    if case .carried = outcome { true } else { false }
  }
}
