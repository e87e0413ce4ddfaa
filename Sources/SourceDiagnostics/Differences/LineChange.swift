/// A run of lines in an old text and what stands in its place in a new one; lines count from 0.
struct LineChange: Sendable, Equatable {
  /// The lines of the old text; empty where lines were inserted.
  let old: Range<Int>

  /// The lines of the new text; empty where lines were deleted.
  let new: Range<Int>
}
