package import SourceDiagnostics

/// What an update has to do to an entry of a table, or to say about it.
package struct TableChange: Sendable, Equatable {
  /// What it is about.
  package enum Kind: Sendable, Equatable {
    /// There was no entry for the text.
    case added
    /// The entry translates nothing and stays.
    case stale
    /// The entry translates nothing and is marked.
    case markedStale
    /// The entry translates nothing and is removed.
    case removed
    /// The entry was marked stale, and there is a text for it again.
    case revived
    /// The text was changed since it was translated.
    case drifted(from: String, to: String)
    /// The table is in the language of the definition, and has other words than it.
    case differing(String, from: String)
    /// The tokens of the translation are not those of the text, with what is wrong as a sentence without its subject, and
    /// whether one is only misspelt.
    case faulty(String, isMisspelling: Bool)
    /// A catalogue has marked the translation for review.
    case unreviewed
    /// The text was changed since it was translated, or the translation is marked for review; it is taken for reviewed.
    case reviewed
    /// The text was changed before anybody had translated it: the table gets the new one.
    case refreshed
    /// The entry was marked untranslated, and has another text by now.
    case translated
    /// The same, but that text may be an older one of the definition.
    case unclear
    /// The entry was made for the text of another ID, which becomes its key.
    case moved(to: String)
    /// The entry gets a comment.
    case commented
  }

  /// What it is about.
  package let kind: Kind

  /// The key.
  package let key: String

  /// The name of the definition.
  package let definition: String

  /// The language; nil where it is about all languages of a catalogue.
  package let language: String?

  /// The entry; for a new one, its place in the table.
  package let location: SourceLocation

  /// Whether the table can say which text was translated; an XML property list has no comments for it.
  package var canBeNoted = true

  /// Whether somebody has to look at a translation.
  package var isDrift: Bool {
    switch kind {
    case .drifted, .faulty, .unreviewed: true
    default: false
    }
  }
}
