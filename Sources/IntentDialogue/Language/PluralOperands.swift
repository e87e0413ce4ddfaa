/// What plural rules look at: a number as it is written in decimals, without its sign.
///
/// See "Operands" in Unicode Technical Standard 35, part 3.
struct PluralOperands: Sendable, Equatable {
  /// The whole digits.
  let integer: UInt64

  /// The number of digits behind the decimal separator.
  let fractionDigitCount: Int

  /// The digits behind the decimal separator.
  let fraction: UInt64

  /// The digits of a numeral, for example `-12.5`; nil for other texts and for numbers with more than 18 digits on a side.
  init?(numeral: String) {
    let unsigned = numeral.hasPrefix("-") ? numeral.dropFirst() : numeral[...]
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      parts.allSatisfy({ (1...18).contains($0.utf8.count) && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let integer = UInt64(parts[0])
    else { return nil }
    self.integer = integer
    let digits = parts.count == 2 ? parts[1] : ""
    fractionDigitCount = digits.utf8.count
    fraction = UInt64(digits) ?? 0
  }

  /// Whether there is nothing behind the decimal separator but zeros.
  var isWhole: Bool { fraction == 0 }

  /// The digits behind the decimal separator without zeros at their end.
  var significantFraction: UInt64 {
    var fraction = fraction
    while fraction > 0, fraction.isMultiple(of: 10) { fraction /= 10 }
    return fraction
  }
}
