/// How far the lines of a text stand from the edge.
package struct Indentation: Sendable, Equatable {
  /// What every line starts with.
  ///
  /// For example: a tab
  package let base: String

  /// What a further level adds.
  ///
  /// For example: four blanks
  package let unit: String

  /// Lines that start with the given text, and with one more per level.
  package init(base: String = "", unit: String) {
    self.base = base
    self.unit = unit
  }

  /// Lines that start with a number of blanks per level.
  package init(width: Int) {
    self.init(unit: String(repeating: " ", count: width))
  }

  /// The number of columns that a text of blanks and tabs takes, as most editors show it.
  package static func columns(of text: String) -> Int {
    text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 4 : 1) }
  }
}
