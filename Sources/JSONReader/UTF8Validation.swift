/// Checks that bytes are UTF-8.
enum UTF8Validation {
  /// The offset of the first byte of a sequence that is not UTF-8; nil where there is none.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    let count = bytes.count
    var index = 0
    while index < count {
      let byte = bytes[index]
      if byte < 0x80 {
        index += 1
        continue
      }
      guard let length = sequenceLength(in: bytes, at: index) else { return index }
      index += length
    }
    return nil
  }

  /// The number of bytes of the sequence of a character beyond ASCII; nil where it is cut short, overlong, a surrogate
  /// or above the last character of Unicode.
  private static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int? {
    let length: Int
    let second: ClosedRange<UInt8>
    switch bytes[index] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }
}
