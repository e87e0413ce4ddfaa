/// A string of Swift source, its escapes resolved.
package struct SwiftStringLiteral: Sendable, Equatable {
  /// A part of it.
  package enum Segment: Sendable, Equatable {
    /// Characters.
    case text(String)
    /// What stands between the parentheses of an interpolation.
    case interpolation([SwiftArgument])
  }

  /// The parts in order.
  package let segments: [Segment]

  /// The text; nil where something is interpolated.
  package var text: String? {
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text
  }

  /// The interpolations in order.
  package var interpolations: [[SwiftArgument]] {
    segments.compactMap { if case .interpolation(let arguments) = $0 { arguments } else { nil } }
  }
}
