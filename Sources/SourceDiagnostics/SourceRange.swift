/// A half-open range of byte offsets in a source file.
///
/// Offsets are 32 bits wide: a reader refuses larger inputs, and ranges are kept for every node.
package struct SourceRange: Sendable, Hashable {
  /// The offset of the first byte.
  package let lowerBound: UInt32

  /// The offset behind the last byte.
  package let upperBound: UInt32

  /// The range from `lowerBound` up to, not including, `upperBound`.
  package init(_ lowerBound: UInt32, _ upperBound: UInt32) {
    precondition(lowerBound <= upperBound, "a source range cannot end before it starts")
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// The range of the given offsets.
  package init(_ offsets: Range<Int>) {
    self.init(UInt32(offsets.lowerBound), UInt32(offsets.upperBound))
  }

  /// The empty range at an offset.
  package static func position(_ offset: Int) -> SourceRange {
    SourceRange(UInt32(offset), UInt32(offset))
  }

  /// Whether all of another range is within this one.
  package func contains(_ other: SourceRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }

  /// The offsets as array indices.
  package var offsets: Range<Int> {
    Int(lowerBound)..<Int(upperBound)
  }
}
