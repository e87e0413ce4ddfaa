/// What is said where a definition or a handler has no words; remarks quote it.
enum UsualWords {
  /// A success.
  static let done = "Done."

  /// What is not over yet.
  static let underWay = "Under way."

  /// A failure.
  static let failure = "The action failed."

  /// A value that is refused.
  static let refusal = "This value can’t be used."
}
