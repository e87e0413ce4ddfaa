/// A piece of a text: words, or a token.
enum DialogueSegment: Equatable {
  case words(Substring)
  case token(DialogueToken)

  /// The pieces of a text; what is no token although it begins like one stays as words.
  static func segments(of text: String) -> [DialogueSegment] {
    var segments: [DialogueSegment] = []
    var rest = text[...]
    var words = text.startIndex
    while let dollar = rest.utf8.firstIndex(of: UInt8(ascii: "$")) {
      let brace = text.utf8.index(after: dollar)
      guard brace < text.utf8.endIndex, text.utf8[brace] == UInt8(ascii: "{") else {
        rest = text[brace...]
        continue
      }
      let name = text.utf8.index(after: brace)
      // A name ends at the first character that it cannot have, so that a text of many openings is read once.
      let end = text.utf8[name...].firstIndex { !isPartOfToken($0) } ?? text.utf8.endIndex
      guard end < text.utf8.endIndex, text.utf8[end] == UInt8(ascii: "}"),
        let token = DialogueToken(source: text[name..<end])
      else {
        rest = text[end...]
        continue
      }
      if words < dollar {
        segments.append(.words(text[words..<dollar]))
      }
      segments.append(.token(token))
      words = text.utf8.index(after: end)
      rest = text[words...]
    }
    if words < text.endIndex {
      segments.append(.words(text[words...]))
    }
    return segments
  }

  private static func isPartOfToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
