/// A text that is much of one thing; the log of a test shows its start.
package struct LongText: Sendable, CustomStringConvertible {
  /// The text.
  package let text: String

  package var description: String { String(text.prefix(40)) }

  /// The text for the arguments of a test.
  package init(_ text: String) { self.text = text }
}
