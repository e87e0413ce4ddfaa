extension Double {
  /// The number of a `<real>`, blanks around it allowed; `nan`, `inf` and `infinity` in any case are numbers too.
  init?(propertyListText text: String) {
    var digits = text.utf8.drop(while: \.isPropertyListBlank)
    while let last = digits.last, last.isPropertyListBlank {
      digits = digits.dropLast()
    }
    let text = String(Substring(digits))
    // The standard library also takes hexadecimal floating point and payloads of NaN, which no property list has.
    let isPlain = digits.allSatisfy {
      (0x30...0x39).contains($0) || [UInt8(ascii: "."), 0x2B, 0x2D, 0x65, 0x45].contains($0)
    }
    let isSpecial = ["nan", "inf", "infinity", "+inf", "-inf", "+infinity", "-infinity"].contains(text.lowercased())
    guard isPlain || isSpecial, let value = Double(text) else { return nil }
    // A numeral that rounds to infinity or to zero would lose its value on a rewrite.
    guard isSpecial || value.isFinite else { return nil }
    let significand = text.prefix { $0 != "e" && $0 != "E" }
    guard value != 0 || !significand.contains(where: { ("1"..."9").contains($0) }) else { return nil }
    self = value
  }
}
