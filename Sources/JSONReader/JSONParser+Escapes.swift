/// Escapes of strings and names.
extension JSONParser {
  /// Reads the escape at the cursor and adds what it stands for to the decoded texts.
  mutating func parseEscape() throws(JSONProblem) {
    let start = cursor
    guard start + 1 < bytes.count else {
      cursor += 1
      return
    }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): take(bytes[start + 1])
    case UInt8(ascii: "b"): take(0x08)
    case UInt8(ascii: "f"): take(0x0C)
    case UInt8(ascii: "n"): take(0x0A)
    case UInt8(ascii: "r"): take(0x0D)
    case UInt8(ascii: "t"): take(0x09)
    case UInt8(ascii: "u"): decodedTexts += Array(String(try parseUnicodeEscape()).utf8)
    default:
      guard dialect == .json5 else { throw problemOfUnknownEscape() }
      try parseFurtherEscape()
    }
  }

  private mutating func take(_ byte: UInt8) {
    decodedTexts.append(byte)
    cursor += 2
  }

  /// Reads an escape that JSON5 has and JSON has not.
  private mutating func parseFurtherEscape() throws(JSONProblem) {
    let start = cursor
    let lineBreak = lineBreakLength(at: start + 1)
    if lineBreak > 0 {
      cursor += 1 + lineBreak
      return
    }
    switch bytes[start + 1] {
    case UInt8(ascii: "v"):
      take(0x0B)
    case UInt8(ascii: "0"):
      if start + 2 < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start + 2]) {
        throw problemOfOctalEscape()
      }
      take(0x00)
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      throw problemOfOctalEscape()
    case UInt8(ascii: "x"):
      let value = try hexadecimalValue(of: 2, behindEscapeAt: start)
      decodedTexts += Array(String(Unicode.Scalar(UInt8(truncatingIfNeeded: value))).utf8)
      cursor += 4
    default:
      // Any other character stands for itself; it may have several bytes, which are taken as they are.
      cursor += 1
      let length = scalar(at: cursor).map { UTF8.width($0) } ?? 1
      decodedTexts += bytes[cursor..<(cursor + length)]
      cursor += length
    }
  }

  /// Reads `\uXXXX`, or two of them that make a surrogate pair.
  mutating func parseUnicodeEscape() throws(JSONProblem) -> Unicode.Scalar {
    let start = cursor
    let unit = try hexadecimalValue(of: 4, behindEscapeAt: start)
    cursor += 6
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00, bytes[cursor...].starts(with: "\\u".utf8) {
      let second = try hexadecimalValue(of: 4, behindEscapeAt: cursor)
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
      {
        cursor += 6
        return scalar
      }
    }
    throw JSONProblem(
      "an escape names half of a surrogate pair", at: start..<cursor,
      hint: "characters above U+FFFF take two escapes, for example '\\uD83D\\uDE00'")
  }

  /// The value of the digits of an escape, which start behind the letter.
  private func hexadecimalValue(of count: Int, behindEscapeAt start: Int) throws(JSONProblem) -> UInt32 {
    var value: UInt32 = 0
    for offset in (start + 2)..<(start + 2 + count) {
      guard offset < bytes.count, let digit = Self.hexadecimalDigit(bytes[offset]) else {
        throw JSONProblem(
          "'\\\(Character(Unicode.Scalar(bytes[start + 1])))' is not followed by \(count) hexadecimal digits",
          at: start..<min(offset, bytes.count))
      }
      value = value << 4 | digit
    }
    return value
  }

  /// The value of a hexadecimal digit.
  static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  private func problemOfUnknownEscape() -> JSONProblem {
    let end = cursor + 1 + (scalar(at: cursor + 1).map { UTF8.width($0) } ?? 0)
    let escape = bytes[cursor + 1] > 0x20 ? String(decoding: bytes[cursor..<end], as: UTF8.self) : "\\"
    return JSONProblem(
      "unknown escape '\(escape)'", at: cursor..<end,
      hint: bytes[cursor + 1] == UInt8(ascii: "'") ? "delete the backslash" : "write a backslash as '\\\\'")
  }

  private func problemOfOctalEscape() -> JSONProblem {
    JSONProblem("an escape is an octal number", at: cursor..<(cursor + 2), hint: "write '\\xHH' or '\\uHHHH'")
  }
}
