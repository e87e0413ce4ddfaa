package import SourceDiagnostics

/// Something on which two versions of a definition do not agree.
package struct MergeConflict: Sendable, Equatable {
  /// What it is about, for example `intent OrderSoup, parameter soup`; empty for the definition itself.
  package let subject: String

  /// What they do not agree on, for example `title: "Order" here, "Buy" there`.
  package let sentence: String

  /// What one side has changed, a line for each, where the other has removed the whole; otherwise none.
  package var changes: [String] = []

  /// Whether the merged definition has both between marks; those are in the order of the conflicts.
  ///
  /// An order of entries has none: ours is kept, and theirs is in the sentence.
  package let isMarked: Bool

  /// Where it is in our version; nil where that has nothing.
  package let ours: SourceRange?

  /// Where it is in their version; nil where that has nothing.
  package let theirs: SourceRange?
}
