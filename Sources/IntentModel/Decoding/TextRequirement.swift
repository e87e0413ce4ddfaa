/// Which of a text and its string ID must be there.
package enum TextRequirement: Sendable {
  /// Neither, but a text must have an ID.
  case optional
  /// The ID.
  case idRequired
  /// Both.
  case required
  /// Both, but whoever asks reports the absence of the text.
  case requiredElsewhere
}
