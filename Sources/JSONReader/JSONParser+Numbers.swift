internal import SourceDiagnostics

/// Numbers.
extension JSONParser {
  /// Reads a number and refuses those that the dialect has not.
  mutating func parseNumber() throws(JSONProblem) {
    let start = cursor
    if current == UInt8(ascii: "+"), dialect == .json {
      throw problem(
        "a number starts with '+'", hint: "delete it",
        fixIts: [FixIt("delete '+'", replacing: SourceRange(start..<(start + 1)), with: "")])
    }
    if current == UInt8(ascii: "-") || current == UInt8(ascii: "+") { cursor += 1 }
    switch current {
    case UInt8(ascii: "N"), UInt8(ascii: "I"): try parseSpecialNumber(from: start)
    case UInt8(ascii: "0") where bytes[cursor...].prefix(2).last.map { $0 | 0x20 } == UInt8(ascii: "x"):
      try parseHexadecimal(from: start)
    default: try parseDecimal(from: start)
    }
    append(.number, from: start, to: cursor)
  }

  private mutating func parseSpecialNumber(from start: Int) throws(JSONProblem) {
    let range = wordRange(at: cursor)
    let word = String(decoding: bytes[range], as: UTF8.self)
    guard word == "NaN" || word == "Infinity" else { throw problemOfMissingDigit() }
    cursor = range.upperBound
    guard dialect == .json5 else {
      let numeral = String(decoding: bytes[start..<cursor], as: UTF8.self)
      throw JSONProblem("JSON has no number '\(numeral)'", at: start..<cursor, hint: "write null or a string")
    }
  }

  private mutating func parseHexadecimal(from start: Int) throws(JSONProblem) {
    cursor += 2
    let digits = cursor
    while let byte = current, Self.hexadecimalDigit(byte) != nil { cursor += 1 }
    guard cursor > digits else { throw problemOfMissingDigit() }
    guard dialect == .json5 else {
      throw JSONProblem("a number is hexadecimal", at: start..<cursor, hint: "write it in decimal digits")
    }
    try refuseInfinity(from: start)
  }

  private mutating func parseDecimal(from start: Int) throws(JSONProblem) {
    let whole = skipDigits()
    if whole.count > 1, bytes[whole.lowerBound] == UInt8(ascii: "0") {
      throw JSONProblem("a number starts with a needless '0'", at: start..<cursor, hint: "delete the zero")
    }
    var isShort = true
    if current == UInt8(ascii: ".") {
      let point = cursor
      cursor += 1
      let fraction = skipDigits()
      guard !whole.isEmpty || !fraction.isEmpty else { throw problemOfMissingDigit() }
      if dialect == .json, whole.isEmpty || fraction.isEmpty {
        throw JSONProblem(
          whole.isEmpty ? "a number starts with '.'" : "a number ends with '.'", at: start..<cursor,
          hint: "write a '0' \(whole.isEmpty ? "in front of" : "behind") the point",
          fixIts: [
            FixIt("insert '0'", replacing: .position(whole.isEmpty ? point : point + 1), with: "0")
          ])
      }
    } else if whole.isEmpty {
      throw problemOfMissingDigit()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      isShort = false
      cursor += 1
      if current == UInt8(ascii: "-") || current == UInt8(ascii: "+") { cursor += 1 }
      guard !skipDigits().isEmpty else { throw problemOfMissingDigit() }
    }
    // Below 300 characters without exponent no numeral reaches the largest double.
    if !isShort || cursor - start > 300 { try refuseInfinity(from: start) }
  }

  private mutating func skipDigits() -> Range<Int> {
    let start = cursor
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { cursor += 1 }
    return start..<cursor
  }

  private func refuseInfinity(from start: Int) throws(JSONProblem) {
    guard JSONNumeral(bytes[start..<cursor]).double.isInfinite else { return }
    throw JSONProblem("a number is above the largest one that fits into 64 bits", at: start..<cursor)
  }

  private func problemOfMissingDigit() -> JSONProblem {
    problem("expected a digit, found \(found)")
  }
}
