/// Escapes text for the mdoc language, so that nothing in it is taken for a request, a macro or an escape.
enum MdocText {
  /// Text as lines, each sentence on lines of its own, as the language wants it.
  static func lines(_ text: String) -> [String] {
    var lines: [[Substring]] = [[]]
    for word in text.split(whereSeparator: \.isWhitespace) {
      lines[lines.count - 1].append(word)
      if word.hasSuffix(".") || word.hasSuffix("?") || word.hasSuffix("!") { lines.append([]) }
    }
    // Escapes come later and may lengthen a line, so some room is left up to the customary 80.
    return lines.filter { !$0.isEmpty }
      .flatMap { TextWrapping.lines(of: $0.map(String.init), width: 74) }
      .map(line)
  }

  /// Text as one line that is filled like any other.
  static func line(_ text: String) -> String {
    let escaped = characters(text)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  /// A text as one argument of a macro.
  static func argument(_ text: String) -> String {
    let escaped = characters(text)
    // Short words could be the names of macros, single characters punctuation.
    let guarded = escaped.count <= 3 ? "\\&" + escaped : escaped
    return text.contains(where: \.isWhitespace) || text.isEmpty ? "\"\(guarded)\"" : guarded
  }

  private static func characters(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\e"
      case "\"": "\\(dq"
      // A minus sign of the keyboard, not a hyphen of the typesetter.
      case "-": "\\-"
      default: String(character)
      }
    }.joined()
  }
}
