/// Two edits of a file that cannot both be made: they overlap, or insert different texts at one place.
package struct FixItConflict: Error, Sendable, Equatable {
  /// One of the edits, with what proposes it.
  package struct Side: Sendable, Equatable {
    /// The finding that the edit would help to mend.
    package let diagnostic: Diagnostic

    /// The fix-it of the finding that has the edit.
    package let fixIt: FixIt

    /// The edit itself.
    package let edit: TextEdit

    /// Where the edit applies; nil where the finding is about no file.
    package var location: SourceLocation? { diagnostic.location(of: edit) }
  }

  /// The edit that comes first in the file.
  package let first: Side

  /// The edit that cannot be made beside it.
  package let second: Side
}
