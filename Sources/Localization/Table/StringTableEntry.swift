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

  /// The comment directly before the entry: on its line, or on lines of its own without a blank line between them; nil
  /// for none, and in a catalogue.
  package let comment: SourceRange?

  /// What is marked behind the entry, with the blanks in front of the mark; nil for none, and in a catalogue.
  package let mark: Located<EntryMark>?

  /// The state of the translation: what a catalogue says, which is `new`, `needs_review`, `translated` or `stale`, or
  /// that of the mark; nil for none.
  package let state: String?
}
