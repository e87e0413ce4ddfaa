/// A sentence cut into literal text and tokens.
///
/// For example, `Order ${soup} for ${guest.name}` has two literals and two tokens.
package struct FormatString: Sendable, Equatable {
  /// A piece of a sentence.
  package enum Segment: Sendable, Equatable {
    /// Text that is said as it stands.
    case literal(String)
    /// A place that is filled with a value.
    case token(FormatToken)
  }

  /// The pieces in order; two literals never follow each other.
  package let segments: [Segment]

  /// A sentence of the given pieces.
  package init(segments: [Segment]) {
    self.segments = segments
  }

  /// The tokens in order, repeats included.
  package var tokens: [FormatToken] {
    segments.compactMap { segment in
      if case .token(let token) = segment { token } else { nil }
    }
  }

  /// The sentence as it stands in the file.
  package var source: String {
    var text = ""
    for segment in segments {
      switch segment {
      case .literal(let literal):
        text += literal
      case .token(let token):
        text += "${" + token.name
        if let property = token.property {
          text += "." + property
        }
        text += "}"
      }
    }
    return text
  }
}
