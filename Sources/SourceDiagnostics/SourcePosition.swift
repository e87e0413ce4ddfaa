/// A line and a column, both counted from 1; the column counts UTF-8 bytes, as swiftc's does.
package struct SourcePosition: Sendable, Hashable {
  /// The line number, 1 for the first line.
  package let line: Int

  /// The byte column, 1 for the first byte of the line.
  package let column: Int

  /// A position; both numbers count from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
