/// A piece of a text in a table of plural rules.
enum FormatPiece: Equatable {
  /// Words, with tokens.
  case words(String)
  /// The number: `%ld` and the like, or `%arg`.
  case number
  /// A variable: `%#@count@`.
  case variable(String)

  /// The pieces of a text; a `%` that begins nothing stays as it is.
  static func pieces(of text: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var words = ""
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      words += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if let (piece, length) = piece(at: rest) {
        if !words.isEmpty { pieces.append(.words(words)) }
        words = ""
        pieces.append(piece)
        rest = rest.dropFirst(length)
      } else {
        words += "%"
        if rest.first == "%" { rest = rest.dropFirst() }
      }
    }
    words += rest
    return words.isEmpty ? pieces : pieces + [.words(words)]
  }

  /// The piece whose text follows a `%`, and the number of characters of that text.
  private static func piece(at text: Substring) -> (FormatPiece, length: Int)? {
    // A position such as `1$` says which argument is meant; values are found by name.
    let position = text.prefixMatch(of: /[0-9]+\$/)?.output.count ?? 0
    let text = text.dropFirst(position)
    if let match = text.prefixMatch(of: /#@([^@]+)@/) {
      return (.variable(String(match.1)), position + match.0.count)
    }
    if text.hasPrefix("arg") { return (.number, position + 3) }
    guard let match = text.prefixMatch(of: /[-+0#']*[0-9]*(?:\.[0-9]+)?(?:hh|h|ll|l|q|z|t|j)?[diouxXfFeEgG@]/) else {
      return nil
    }
    return (.number, position + match.0.count)
  }
}
