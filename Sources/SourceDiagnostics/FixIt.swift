/// A change of the text that mends a finding and needs no decision.
package struct FixIt: Sendable, Equatable {
  /// What applying it does, in the imperative, for example `replace '1.3' with '1.2'`.
  package let message: String

  /// The bytes to replace; an empty range inserts.
  package let range: SourceRange

  /// The bytes to put there.
  package let replacement: String

  /// A replacement of the given bytes of the diagnostic's file.
  package init(_ message: String, replacing range: SourceRange, with replacement: String) {
    self.message = message
    self.range = range
    self.replacement = replacement
  }
}
