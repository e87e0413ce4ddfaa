extension String {
  /// Whether there is nothing to see in the text: it is empty or consists of blanks.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
