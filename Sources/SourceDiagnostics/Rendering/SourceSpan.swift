/// The lines and columns between which a range lies.
struct SourceSpan: Sendable, Equatable {
  /// The place of the first character.
  let start: SourcePosition

  /// The place behind the last character.
  let end: SourcePosition
}
