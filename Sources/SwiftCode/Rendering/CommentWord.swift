/// A run of characters that stays on one line of a comment.
struct CommentWord {
  /// Where it stands in the text's UTF-8.
  let range: Range<Int>

  /// The number of its Unicode scalars.
  let width: Int

  /// Whether it has an asterisk, without which it cannot look like the start or end of a block comment.
  let hasAsterisk: Bool

  /// The first word at or behind an offset; nil where only blanks are left.
  init?(in bytes: [UInt8], from offset: Int) {
    var start = offset
    while start < bytes.count {
      let blank = Self.blankLength(in: bytes, at: start)
      if blank == 0 { break }
      start += blank
    }
    guard start < bytes.count else { return nil }
    var end = start
    var continuations = 0
    var hasAsterisk = false
    while end < bytes.count {
      let byte = bytes[end]
      if byte <= 0x20 || byte >= 0x7F {
        if Self.blankLength(in: bytes, at: end) > 0 { break }
        if byte & 0xC0 == 0x80 {
          continuations += 1
        }
      } else if byte == UInt8(ascii: "*") {
        hasAsterisk = true
      }
      end += 1
    }
    self.range = start..<end
    self.width = end - start - continuations
    self.hasAsterisk = hasAsterisk
  }

  /// Whether Markdown would take it for a list, heading, quote, underline or code block at the start of a line.
  func startsMarkup(in bytes: [UInt8]) -> Bool {
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "#"), UInt8(ascii: ">"),
      UInt8(ascii: "="), UInt8(ascii: "|"), UInt8(ascii: "~"), UInt8(ascii: "_"):
      return true
    case UInt8(ascii: "`"):
      // One or two of them are code within a line; three open a block.
      return bytes[range].prefix(3).elementsEqual(repeatElement(UInt8(ascii: "`"), count: 3))
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let last = bytes[range.upperBound - 1]
      return last == UInt8(ascii: ".") || last == UInt8(ascii: ")")
    default:
      return false
    }
  }

  /// The length of the character at an offset if it counts as a blank; 0 if it does not.
  ///
  /// Blanks are the space, every control character, the line and paragraph separators and the characters that change
  /// the direction of text.
  private static func blankLength(in bytes: [UInt8], at offset: Int) -> Int {
    let first = bytes[offset]
    if first > 0x20, first < 0x7F { return 0 }
    if first <= 0x20 || first == 0x7F { return 1 }
    if first == 0xC2, offset + 1 < bytes.count {
      return bytes[offset + 1] < 0xA0 ? 2 : 0
    }
    if first == 0xE2, offset + 2 < bytes.count {
      switch (bytes[offset + 1], bytes[offset + 2]) {
      case (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): return 3
      default: return 0
      }
    }
    return 0
  }
}
