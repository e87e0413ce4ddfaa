/// The encoding of `<data>`.
///
/// Foundation's codec is out of reach below the compiler, see the table of modules.
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes of an encoded text, blanks ignored; nil for a text that is not the encoding of any bytes.
  static func decode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var accumulator: UInt32 = 0
    var digitCount = 0
    var paddingCount = 0
    for character in text where !character.isPropertyListBlank {
      if character == UInt8(ascii: "=") {
        paddingCount += 1
        continue
      }
      guard paddingCount == 0, let digit = value(of: character) else { return nil }
      accumulator = accumulator << 6 | UInt32(digit)
      digitCount += 1
      if digitCount % 4 == 0 {
        bytes.append(UInt8(truncatingIfNeeded: accumulator >> 16))
        bytes.append(UInt8(truncatingIfNeeded: accumulator >> 8))
        bytes.append(UInt8(truncatingIfNeeded: accumulator))
        accumulator = 0
      }
    }
    switch (digitCount % 4, paddingCount) {
    case (0, 0):
      return bytes
    case (2, 2) where accumulator & 0xF == 0:
      return bytes + [UInt8(truncatingIfNeeded: accumulator >> 4)]
    case (3, 1) where accumulator & 0x3 == 0:
      return bytes + [UInt8(truncatingIfNeeded: accumulator >> 10), UInt8(truncatingIfNeeded: accumulator >> 2)]
    default:
      return nil
    }
  }

  /// The encoded text without line breaks.
  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let group = bytes[index..<min(index + 3, bytes.count)]
      var accumulator: UInt32 = 0
      for byte in group {
        accumulator = accumulator << 8 | UInt32(byte)
      }
      accumulator <<= 8 * UInt32(3 - group.count)
      for digit in 0..<4 {
        text.append(
          digit <= group.count
            ? alphabet[Int(accumulator >> UInt32(18 - 6 * digit)) & 0x3F] : UInt8(ascii: "="))
      }
      index += 3
    }
    return text
  }

  private static func value(of character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
