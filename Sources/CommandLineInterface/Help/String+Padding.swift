extension String {
  /// The text with spaces behind it up to a width in characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
