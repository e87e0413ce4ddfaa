internal import PropertyListReader
internal import SourceDiagnostics

/// How the characters of a table are written as bytes.
///
/// Text is handled as UTF-8. Text from a UTF-8 file is exactly its bytes, a byte order mark included, so that offsets
/// are those of the file. Text from a UTF-16 file lacks the mark.
package enum TextEncoding: Sendable, Hashable {
  case utf8(hasByteOrderMark: Bool)
  case utf16LittleEndian(hasByteOrderMark: Bool)
  case utf16BigEndian(hasByteOrderMark: Bool)

  /// The encoding that the first bytes show.
  ///
  /// UTF-16 without a mark is known by the zero byte of its first character, which is an ASCII one in every table.
  package init(detecting bytes: [UInt8]) throws(TextEncodingError) {
    let start = bytes.prefix(4).map { $0 }
    if start == [0, 0, 0xFE, 0xFF] || start == [0xFF, 0xFE, 0, 0]
      || (start.count == 4 && (start[..<3] == [0, 0, 0] || start[1...] == [0, 0, 0]))
    {
      let name = start[0] == 0 ? "UTF-32BE" : "UTF-32LE"
      throw TextEncodingError(
        reason: "the file is \(name), not UTF-8 or UTF-16", range: .position(0),
        hint: "convert it with 'iconv -f \(name) -t UTF-8'")
    }
    if start.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8(hasByteOrderMark: true)
    } else if start.starts(with: [0xFF, 0xFE]) {
      self = .utf16LittleEndian(hasByteOrderMark: true)
    } else if start.starts(with: [0xFE, 0xFF]) {
      self = .utf16BigEndian(hasByteOrderMark: true)
    } else if start.count >= 2, start[0] != 0, start[1] == 0 {
      self = .utf16LittleEndian(hasByteOrderMark: false)
    } else if start.count >= 2, start[0] == 0, start[1] != 0 {
      self = .utf16BigEndian(hasByteOrderMark: false)
    } else {
      self = .utf8(hasByteOrderMark: false)
    }
  }

  /// Whether decoded text consists of other bytes than the file.
  package var isTranscoded: Bool {
    switch self {
    case .utf8: false
    case .utf16LittleEndian, .utf16BigEndian: true
    }
  }

  /// The UTF-8 text that the bytes of a file hold.
  package func decode(_ bytes: [UInt8]) throws(TextEncodingError) -> [UInt8] {
    switch self {
    case .utf8:
      guard let offset = bytes.firstOffsetOutsideUTF8 else { return bytes }
      let byte = bytes[offset]
      throw TextEncodingError(
        reason: "byte 0x\(Self.hexadecimal(UInt16(byte), digitCount: 2)) at offset \(offset) is not UTF-8",
        range: SourceRange(offset..<offset + 1),
        hint: "save the file as UTF-8, for example with 'iconv -f \(Self.likelyName(of: bytes)) -t UTF-8'")
    case .utf16LittleEndian(let hasByteOrderMark):
      return try Self.decodeUTF16(bytes, from: hasByteOrderMark ? 2 : 0, lowByte: 0)
    case .utf16BigEndian(let hasByteOrderMark):
      return try Self.decodeUTF16(bytes, from: hasByteOrderMark ? 2 : 0, lowByte: 1)
    }
  }

  /// The bytes of a file that holds a UTF-8 text; the inverse of `decode`.
  package func encode(_ text: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8:
      text
    case .utf16LittleEndian(let hasByteOrderMark):
      Self.encodeUTF16(text, mark: hasByteOrderMark ? [0xFF, 0xFE] : []) { ($0, $1) }
    case .utf16BigEndian(let hasByteOrderMark):
      Self.encodeUTF16(text, mark: hasByteOrderMark ? [0xFE, 0xFF] : []) { ($1, $0) }
    }
  }

  /// What `iconv` calls the encoding that a text most likely is in, which is none of Unicode.
  ///
  /// Between the letters of a word, Mac OS Roman has its letters where Windows has marks and ISO 8859 has control
  /// characters, and marks where these have their letters.
  private static func likelyName(of bytes: [UInt8]) -> String {
    func isLetter(_ offset: Int) -> Bool {
      bytes.indices.contains(offset) && (0x61...0x7A).contains(bytes[offset] | 0x20)
    }
    var (low, high) = (0, 0)
    // An apostrophe of Windows stands in words, too.
    for offset in bytes.indices where bytes[offset] != 0x92 && (isLetter(offset - 1) || isLetter(offset + 1)) {
      if (0x80..<0xA0).contains(bytes[offset]) { low += isLetter(offset + 1) ? 1 : 0 }
      if bytes[offset] >= 0xC0 { high += 1 }
    }
    if low > high { return "MACINTOSH" }
    return bytes.contains { (0x80..<0xA0).contains($0) } ? "WINDOWS-1252" : "ISO-8859-1"
  }

  // MARK: UTF-16

  /// The text of code units behind a byte order mark, of which `lowByte` tells which of the two bytes is the low one.
  private static func decodeUTF16(
    _ bytes: [UInt8], from start: Int, lowByte: Int
  ) throws(TextEncodingError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var offset = start
    func unit(at offset: Int) -> UInt16 {
      UInt16(bytes[offset + lowByte]) | UInt16(bytes[offset + 1 - lowByte]) << 8
    }
    while offset + 1 < bytes.count {
      let first = unit(at: offset)
      if first < 0x80 {
        text.append(UInt8(truncatingIfNeeded: first))
        offset += 2
      } else if let scalar = Unicode.Scalar(first) {
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        offset += 2
      } else if UTF16.isLeadSurrogate(first), offset + 3 < bytes.count,
        UTF16.isTrailSurrogate(unit(at: offset + 2))
      {
        let scalar = UTF16.decode(UTF16.EncodedScalar([first, unit(at: offset + 2)]))
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        offset += 4
      } else {
        throw TextEncodingError(
          reason: "code unit 0x\(hexadecimal(first, digitCount: 4)) at offset \(offset) is half of a UTF-16 character",
          range: SourceRange(offset..<offset + 2), hint: "save the file as UTF-8")
      }
    }
    guard offset == bytes.count else {
      throw TextEncodingError(
        reason: "the file is UTF-16, but has an odd number of bytes", range: SourceRange(offset..<bytes.count),
        hint: "it seems to be truncated; restore it from version control")
    }
    return text
  }

  /// The bytes of a text, where `order` puts the low and the high byte of a code unit into the order of the file.
  private static func encodeUTF16(
    _ text: [UInt8], mark: [UInt8], order: (UInt8, UInt8) -> (UInt8, UInt8)
  ) -> [UInt8] {
    var bytes = mark
    bytes.reserveCapacity(text.count * 2 + 2)
    for unit in String(decoding: text, as: UTF8.self).utf16 {
      let (first, second) = order(UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8))
      bytes.append(first)
      bytes.append(second)
    }
    return bytes
  }

  private static func hexadecimal(_ value: UInt16, digitCount: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digitCount - digits.count)) + digits
  }
}
