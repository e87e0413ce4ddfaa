/// Values of which only one can stay, each below a line that says whose it is.
///
/// A file with one is no property list until somebody has decided, and every editor shows what is to be decided.
package struct PropertyListConflict: Sendable, Equatable {
  /// One of the values.
  package struct Side: Sendable, Equatable {
    /// The line in front of it, for example `<<<<<<< ours`.
    package let marker: String

    /// The value; nil where that side has none.
    package let value: PropertyListValue?

    /// A side.
    package init(_ marker: String, _ value: PropertyListValue?) {
      self.marker = marker
      self.value = value
    }
  }

  /// The values in the order in which they are written.
  package let sides: [Side]

  /// The line behind the last one, for example `>>>>>>> theirs`.
  package let end: String

  /// A conflict.
  package init(_ sides: [Side], end: String) {
    self.sides = sides
    self.end = end
  }
}
