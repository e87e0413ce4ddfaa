/// A range in a certain file: where a diagnostic points.
package struct SourceLocation: Sendable, Equatable {
  /// The file.
  package let file: SourceFile

  /// The bytes that are meant; an empty range is a point.
  package let range: SourceRange

  /// A location of the given bytes in the file.
  package init(file: SourceFile, range: SourceRange) {
    self.file = file
    self.range = range
  }
}
