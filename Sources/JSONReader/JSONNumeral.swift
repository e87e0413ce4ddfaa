/// The text of a number that the parser has accepted.
struct JSONNumeral {
  private let isNegative: Bool
  private let magnitude: Substring

  /// The numeral of the given ASCII bytes.
  init(_ bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    isNegative = text.hasPrefix("-")
    magnitude = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
  }

  private var hexadecimalDigits: Substring? {
    magnitude.hasPrefix("0x") || magnitude.hasPrefix("0X") ? magnitude.dropFirst(2) : nil
  }

  /// The nearest double; infinite for a decimal numeral that is too large.
  var double: Double {
    let value: Double
    switch magnitude {
    case "NaN": value = .nan
    case "Infinity": value = .infinity
    default:
      // The standard library takes neither '.5' nor '5.' nor '5.e3'.
      if hexadecimalDigits == nil, magnitude.hasPrefix(".") || magnitude.contains(".") {
        let point = magnitude.firstIndex(of: ".") ?? magnitude.endIndex
        let whole = magnitude[..<point]
        let fraction = magnitude[point...].dropFirst()
        let hasDigit = fraction.first?.isNumber ?? false
        value = Double((whole.isEmpty ? "0" : whole) + "." + (hasDigit ? "" : "0") + fraction) ?? .nan
      } else {
        value = Double(magnitude) ?? .nan
      }
    }
    return isNegative ? -value : value
  }

  /// The exact value where it is whole and fits.
  var integer: Int? {
    let sign = isNegative ? "-" : ""
    if let hexadecimalDigits { return Int(sign + hexadecimalDigits, radix: 16) }
    if magnitude.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return Int(sign + magnitude) }
    return Int(exactly: double)
  }
}
