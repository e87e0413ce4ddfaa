/// Resolves the escapes of an old-style string.
///
/// An unknown escape stands for the character behind the backslash, line breaks included.
struct EscapeDecoder {
  /// What is odd about an escape; ranges are offsets of the file.
  enum Fault {
    /// A surrogate without its other half.
    case halfCharacter(Range<Int>)
    /// `\u00e4`, which other formats have, but this one reads as `u00e4`.
    case lowerCaseEscape(Range<Int>)
  }

  let bytes: [UInt8]
  let end: Int

  /// The offset of what is resolved next.
  private(set) var position: Int

  private var output: [UInt8]

  /// What is odd, in order.
  private(set) var faults: [Fault] = []

  /// A decoder of the given content; nothing in front of the first escape needs a look.
  init(bytes: [UInt8], content: Range<Int>, firstEscape: Int) {
    self.bytes = bytes
    end = content.upperBound
    position = firstEscape
    output = Array(bytes[content.lowerBound..<firstEscape])
  }

  /// The decoded text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// The number of bytes of the decoded text.
  var decodedCount: Int { output.count }

  /// Resolves everything.
  mutating func decode() {
    while position < end {
      decodeNext()
    }
  }

  /// Resolves the next byte or escape; there has to be one.
  mutating func decodeNext() {
    let byte = bytes[position]
    position += 1
    if byte == UInt8(ascii: "\\"), position < end {
      decodeEscape(start: position - 1)
    } else {
      output.append(byte)
    }
  }

  private mutating func decodeEscape(start: Int) {
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "a"): output.append(0x07)
    case UInt8(ascii: "b"): output.append(0x08)
    case UInt8(ascii: "f"): output.append(0x0C)
    case UInt8(ascii: "n"): output.append(0x0A)
    case UInt8(ascii: "r"): output.append(0x0D)
    case UInt8(ascii: "t"): output.append(0x09)
    case UInt8(ascii: "v"): output.append(0x0B)
    case UInt8(ascii: "U"): decodeCodeUnit(start: start)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): decodeOctal(first: byte)
    default:
      if byte == UInt8(ascii: "u"), hexadecimalDigits(at: position).count == 4 {
        faults.append(.lowerCaseEscape(start..<position + 4))
      }
      output.append(byte)
    }
  }

  private mutating func decodeOctal(first: UInt8) {
    var value = first - UInt8(ascii: "0")
    var digitCount = 1
    while digitCount < 3, position < end, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[position]) {
      value = value << 3 &+ (bytes[position] - UInt8(ascii: "0"))
      position += 1
      digitCount += 1
    }
    append(NextStepEncoding.scalar(for: value))
  }

  private mutating func decodeCodeUnit(start: Int) {
    let unit = takeCodeUnit()
    if UTF16.isLeadSurrogate(unit), position + 1 < end, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "U")
    {
      let second = position
      position += 2
      let trail = takeCodeUnit()
      if UTF16.isTrailSurrogate(trail) {
        append(UTF16.decode(UTF16.EncodedScalar([unit, trail])))
        return
      }
      position = second
    }
    if let scalar = Unicode.Scalar(unit) {
      append(scalar)
    } else {
      faults.append(.halfCharacter(start..<position))
      append("\u{FFFD}")
    }
  }

  private mutating func takeCodeUnit() -> UInt16 {
    let digits = hexadecimalDigits(at: position)
    position += digits.count
    return digits.reduce(0) { $0 << 4 | UInt16($1) }
  }

  /// The values of up to four digits.
  private func hexadecimalDigits(at offset: Int) -> [UInt8] {
    Array(bytes[offset..<min(end, offset + 4)].lazy.map(\.hexadecimalValue).prefix { $0 != nil }.compactMap { $0 })
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
