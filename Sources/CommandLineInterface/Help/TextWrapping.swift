/// Breaks text into lines between words.
enum TextWrapping {
  /// Breaks a text; line ends in it count as spaces.
  ///
  /// - Parameters:
  ///   - text: Words with any white space between them.
  ///   - width: The room for a line, in characters.
  /// - Returns: The lines, at least one, none wider than the width unless a single word is.
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
