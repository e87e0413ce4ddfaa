/// String literals.
extension SwiftLexer {
  /// A string literal that is open, or whose interpolation is.
  private struct OpenString {
    /// The number of `#` in front of the quotation mark.
    let poundCount: Int

    /// Whether three quotation marks opened it.
    let isMultiline: Bool

    /// The number of parentheses that are open in the current interpolation; 0 in the text.
    var openParentheses = 0
  }

  /// Moves behind a string literal with all that its interpolations hold; the cursor stands at its first `#` or quotation
  /// mark.
  ///
  /// Strings within interpolations are kept in an array, so that nesting costs no stack.
  mutating func skipString() {
    let start = cursor
    var open: [OpenString] = [openString()]
    let isMultiline = open[0].isMultiline
    let keptCount = interpolatedCode.count
    while let current = open.last {
      guard cursor < bytes.count else {
        if !isMultiline, !interpolationsEndWithLine, open.count > 1 || current.openParentheses > 0 {
          // The interpolation has swallowed the rest of the file, so it is not meant to span lines. This happens once.
          interpolationsEndWithLine = true
          cursor = start
          open = [openString()]
          interpolatedCode.removeSubrange(keptCount...)
          continue
        }
        isComplete = false
        return
      }
      if current.openParentheses > 0 {
        let partStart = cursor
        let isComment = hasPair("/", "/") || hasPair("/", "*")
        skipInterpolationPart(of: &open)
        if keepsInterpolatedCode, !isComment { keepInterpolatedCode(from: partStart) }
      } else {
        skipTextPart(of: &open)
      }
    }
  }

  /// Keeps what lies between an offset and the cursor as code.
  private mutating func keepInterpolatedCode(from start: Int) {
    let range = UInt32(start)..<UInt32(cursor)
    if let last = interpolatedCode.last, last.upperBound == range.lowerBound {
      interpolatedCode[interpolatedCode.count - 1] = last.lowerBound..<range.upperBound
    } else {
      interpolatedCode.append(range)
    }
  }

  /// Moves behind the opening of a string.
  private mutating func openString() -> OpenString {
    let poundCount = countPounds(at: cursor)
    cursor += poundCount + 1
    let isMultiline = hasPair("\"", "\"")
    if isMultiline { cursor += 2 }
    return OpenString(poundCount: poundCount, isMultiline: isMultiline)
  }

  private func countPounds(at offset: Int, limit: Int = .max) -> Int {
    var count = 0
    while count < limit, offset + count < bytes.count, bytes[offset + count] == UInt8(ascii: "#") { count += 1 }
    return count
  }

  private mutating func skipTextPart(of open: inout [OpenString]) {
    let current = open[open.count - 1]
    switch bytes[cursor] {
    case UInt8(ascii: "\\"):
      cursor += 1
      guard countPounds(at: cursor, limit: current.poundCount) == current.poundCount else { return }
      cursor += current.poundCount
      guard cursor < bytes.count, bytes[cursor] != 0x0A, bytes[cursor] != 0x0D else { return }
      if bytes[cursor] == UInt8(ascii: "(") { open[open.count - 1].openParentheses = 1 }
      cursor += 1
    case UInt8(ascii: "\""):
      cursor += 1
      if current.isMultiline {
        guard hasPair("\"", "\"") else { return }
        guard countPounds(at: cursor + 2, limit: current.poundCount) == current.poundCount else { return }
        cursor += 2
      } else if countPounds(at: cursor, limit: current.poundCount) < current.poundCount {
        return
      }
      cursor += current.poundCount
      open.removeLast()
    case 0x0A, 0x0D:
      if current.isMultiline {
        cursor += 1
      } else {
        // A string without an end stops at the end of its line, as for the compiler.
        isComplete = false
        open.removeLast()
      }
    default:
      cursor += 1
    }
  }

  private mutating func skipInterpolationPart(of open: inout [OpenString]) {
    switch bytes[cursor] {
    case UInt8(ascii: "("):
      open[open.count - 1].openParentheses += 1
      cursor += 1
    case UInt8(ascii: ")"):
      open[open.count - 1].openParentheses -= 1
      cursor += 1
    case UInt8(ascii: "\""):
      open.append(openString())
    case UInt8(ascii: "#"):
      let poundCount = countPounds(at: cursor)
      if cursor + poundCount < bytes.count, bytes[cursor + poundCount] == UInt8(ascii: "\"") {
        open.append(openString())
      } else {
        cursor += poundCount
      }
    case UInt8(ascii: "/") where hasPair("/", "*"):
      skipBlockComment()
    case UInt8(ascii: "/") where hasPair("/", "/"):
      skipLine()
    case 0x0A, 0x0D:
      if interpolationsEndWithLine, let last = open.last, !last.isMultiline {
        isComplete = false
        open.removeLast()
      } else {
        cursor += 1
      }
    default:
      cursor += 1
    }
  }
}
