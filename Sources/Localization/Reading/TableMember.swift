internal import SourceDiagnostics

/// A key of a dictionary and its value.
struct TableMember {
  /// The key, located between its quotation marks or tags.
  let key: Located<String>

  /// What a diagnostic about the key points at: the key, never empty.
  let keyRange: SourceRange

  /// The value.
  let value: TableNode

  /// The whole entry.
  let range: SourceRange

  /// The comment directly before it, on its line or on lines of its own that end on the line above; nil for none.
  let comment: SourceRange?

  /// What is marked behind it.
  let mark: Located<EntryMark>?

  /// The bytes to delete to have the dictionary without the entry.
  let removal: SourceRange
}
