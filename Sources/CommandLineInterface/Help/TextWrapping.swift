/// Breaks text into lines between words.
enum TextWrapping {
  /// The lines of a text, none wider than the width unless a single word is; never empty.
  ///
  /// - Parameters:
  ///   - text: Words with any white space between them; line ends count as spaces.
  ///   - width: The room for a line, in characters.
  static func lines(of text: String, width: Int) -> [String] {
    lines(of: text.split(whereSeparator: \.isWhitespace).map(String.init), width: width)
  }

  /// The lines of pieces that must not be broken themselves.
  static func lines(of pieces: [String], width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in pieces {
      if line.isEmpty {
        line = piece
      } else if line.count + 1 + piece.count <= width {
        line += " " + piece
      } else {
        lines.append(line)
        line = piece
      }
    }
    lines.append(line)
    return lines
  }
}
