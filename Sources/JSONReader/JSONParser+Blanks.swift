/// What may stand between the parts of a text, and where words end.
extension JSONParser {
  /// Moves behind blanks, and in JSON5 behind comments.
  mutating func skipBlanks() throws(JSONProblem) {
    while cursor < bytes.count {
      switch bytes[cursor] {
      case 0x20, 0x0A, 0x0D, 0x09:
        cursor += 1
      case UInt8(ascii: "/"):
        guard try skipsComment() else { return }
      case 0x0B, 0x0C, 0x80...:
        guard let scalar = scalar(at: cursor), Self.isFurtherBlank(scalar) else { return }
        guard dialect == .json5 else {
          throw problem("U+\(Self.hexadecimal(scalar)) is no blank of JSON", hint: "replace it with a space")
        }
        cursor += UTF8.width(scalar)
      default:
        return
      }
    }
  }

  /// Moves behind a comment; false where none starts here.
  private mutating func skipsComment() throws(JSONProblem) -> Bool {
    let start = cursor
    let kind = start + 1 < bytes.count ? bytes[start + 1] : 0
    guard kind == UInt8(ascii: "/") || kind == UInt8(ascii: "*") else { return false }
    guard dialect == .json5 else {
      throw JSONProblem("a comment stands here", at: start..<(start + 2), hint: "delete it; JSON has no comments")
    }
    cursor += 2
    while cursor < bytes.count {
      if kind == UInt8(ascii: "/") {
        if lineBreakLength(at: cursor) > 0 { return true }
      } else if bytes[cursor] == UInt8(ascii: "*"), cursor + 1 < bytes.count, bytes[cursor + 1] == UInt8(ascii: "/") {
        cursor += 2
        return true
      }
      cursor += 1
    }
    if kind == UInt8(ascii: "*") {
      throw JSONProblem("a comment is not closed", at: start..<(start + 2), hint: "write '*/' behind it")
    }
    return true
  }

  /// The number of bytes of a line break of JavaScript: LF, CR, CRLF, U+2028 or U+2029; 0 where there is none.
  func lineBreakLength(at offset: Int) -> Int {
    switch bytes[offset] {
    case 0x0A: 1
    case 0x0D: offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
    // U+2028 and U+2029; the text is known to be UTF-8, so that two more bytes follow.
    case 0xE2: bytes[offset + 1] == 0x80 && bytes[offset + 2] & 0xFE == 0xA8 ? 3 : 0
    default: 0
    }
  }

  /// The character at an offset; nil at the end.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    if bytes[offset] < 0x80 { return Unicode.Scalar(bytes[offset]) }
    var iterator = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
    var decoder = UTF8()
    if case .scalarValue(let scalar) = decoder.decode(&iterator) { return scalar }
    return nil
  }

  /// The letters, digits and signs that belong together from an offset on.
  func wordRange(at start: Int) -> Range<Int> {
    var end = start
    while let scalar = scalar(at: end), Self.continuesIdentifier(scalar) {
      end += UTF8.width(scalar)
    }
    return start..<end
  }

  /// The blanks that JSON5 has and JSON has not.
  private static func isFurtherBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0B}", "\u{0C}", "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{2029}": true
    default: scalar.properties.generalCategory == .spaceSeparator
    }
  }

  /// Whether a name of ECMAScript 5.1 may start with the character.
  static func startsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "$", "_": return true
    case "\0"..."\u{7F}": return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
      return true
    default:
      return false
    }
  }

  /// Whether a name of ECMAScript 5.1 may go on with the character.
  static func continuesIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    if startsIdentifier(scalar) || ("0"..."9").contains(scalar) { return true }
    switch scalar {
    case "\u{200C}", "\u{200D}": return true
    case "\0"..."\u{7F}": return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }

  /// The number of a character in four or more hexadecimal digits.
  static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
