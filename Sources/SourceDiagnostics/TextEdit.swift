/// A replacement of some bytes of a file by others.
package struct TextEdit: Sendable, Equatable, Hashable {
  /// The bytes to replace; an empty range inserts.
  package let range: SourceRange

  /// The text to put there; the empty text deletes.
  package let replacement: String

  /// A replacement of the given bytes.
  package init(_ range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
