package import SourceDiagnostics

/// A key of a table and its text.
package struct StringTableEntry: Sendable, Equatable {
  /// The key, located between its quotation marks or tags.
  package let key: Located<String>

  /// The text or texts.
  package let value: StringTableValue

  /// The whole entry; in a catalogue, what it has for this key and language.
  package let range: SourceRange

  /// The bytes to delete to have the table without this entry.
  ///
  /// These are whole lines, with the comment that belongs to the entry, where nothing else stands on its lines. No two
  /// entries of a table have a byte in common. Nil where the rest would not be well-formed.
  package let removal: SourceRange?

  /// What a catalogue says about the state of the translation: `new`, `needs_review`, `translated` or `stale`; nil for
  /// any other format.
  package let state: String?
}
