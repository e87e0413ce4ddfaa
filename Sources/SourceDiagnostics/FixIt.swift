/// A change of the text that mends a finding and needs no decision.
package struct FixIt: Sendable, Equatable {
  /// What applying it does, in the imperative, for example `replace '1.3' with '1.2'`.
  package let message: String

  /// The edits of the diagnostic's file, by their places; all of them together mend it, and none overlaps another.
  package let edits: [TextEdit]

  /// A change that takes several edits of the diagnostic's file, in any order.
  package init(_ message: String, edits: [TextEdit]) {
    self.message = message
    self.edits = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  /// A replacement of the given bytes of the diagnostic's file.
  package init(_ message: String, replacing range: SourceRange, with replacement: String) {
    self.init(message, edits: [TextEdit(range, replacement: replacement)])
  }
}
