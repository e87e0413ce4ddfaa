package import SourceDiagnostics

/// A part of the text that is no value and that a rewrite cannot keep.
package struct UnkeptText: Sendable, Equatable {
  /// What it is.
  package enum Kind: String, Sendable {
    case comment
    case instruction = "processing instruction"
    case attribute
  }

  /// What it is.
  package let kind: Kind

  /// Where it stands; for an attribute, the tag that has it.
  package let range: SourceRange
}
