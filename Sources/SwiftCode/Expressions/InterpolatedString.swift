/// The pieces of a string literal with values in it.
///
/// For example: `"Order \(\.$soup) for \(guests, format: .list(type: .and))"`
package struct InterpolatedString: Sendable, Equatable {
  /// A piece.
  package enum Segment: Sendable, Equatable {
    /// Text as it is to appear; it is escaped where Swift needs that.
    case text(String)
    /// A value, with what goes with it.
    ///
    /// For example: `guests, format: .list(type: .and)`
    case value([Argument])
  }

  /// The pieces in order.
  package let segments: [Segment]

  /// A literal of the given pieces.
  package init(_ segments: [Segment]) {
    self.segments = segments
  }
}
