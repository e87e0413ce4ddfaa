/// An integer of a property list: anything that fits into 64 bits, signed or unsigned.
package struct PropertyListInteger: Sendable, Hashable, CustomStringConvertible {
  /// Whether there is a minus sign in front of the magnitude; false for zero.
  package let isNegative: Bool

  /// The absolute value.
  package let magnitude: UInt64

  /// The integer of a text such as `-12` or `0x1F`, blanks around it allowed; nil for any other text and for numbers
  /// beyond 64 bits.
  package init?(text: String) {
    var digits = text.utf8.drop(while: \.isPropertyListBlank)
    while let last = digits.last, last.isPropertyListBlank {
      digits = digits.dropLast()
    }
    var isNegative = false
    if let first = digits.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      isNegative = first == UInt8(ascii: "-")
      digits = digits.dropFirst()
    }
    let radix: Int
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      digits = digits.dropFirst(2)
      radix = 16
    } else {
      radix = 10
    }
    guard let first = digits.first, first != UInt8(ascii: "-"), first != UInt8(ascii: "+"),
      let magnitude = UInt64(Substring(digits), radix: radix)
    else { return nil }
    guard !isNegative || magnitude <= UInt64(Int64.max) + 1 else { return nil }
    self.isNegative = isNegative && magnitude > 0
    self.magnitude = magnitude
  }

  /// The integer of a text that is nothing but a few decimal digits, as nearly all are; nil for any other text.
  init?(digits: UnsafeBufferPointer<UInt8>) {
    guard (1...18).contains(digits.count) else { return nil }
    var magnitude: UInt64 = 0
    for digit in digits {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
      magnitude = magnitude * 10 + UInt64(digit - UInt8(ascii: "0"))
    }
    isNegative = false
    self.magnitude = magnitude
  }

  /// The value, where it fits into a signed integer.
  package var value: Int? {
    if isNegative {
      return magnitude == UInt64(Int64.max) + 1 ? Int.min : -Int(magnitude)
    }
    return Int(exactly: magnitude)
  }

  package var description: String {
    (isNegative ? "-" : "") + String(magnitude)
  }

  /// Whether a text consists of a sign and digits only, so that only its size can be wrong.
  static func isNumeral(_ text: String) -> Bool {
    var digits = text.utf8[...]
    if let first = digits.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      digits = digits.dropFirst()
    }
    return !digits.isEmpty && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
