extension String {
  /// The text cut to 40 characters, for messages.
  var shortened: String {
    count <= 40 ? self : String(prefix(39)) + "…"
  }

  /// The text up to its first line break; libxml2's messages end with one, and some go on with a hex dump.
  var firstLine: String {
    String(prefix { !$0.isNewline })
  }
}
