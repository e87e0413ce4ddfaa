/// Regular expression literals.
extension SwiftLexer {
  /// Moves behind `/…/`; false where the slash starts none, which leaves the cursor where it is.
  ///
  /// As for the compiler, the literal ends on its line, starts with no blank and closes every parenthesis that it opens.
  mutating func skipsRegex() -> Bool {
    guard cursor >= regexBarrier else { return false }
    var end = cursor + 1
    guard end < bytes.count, bytes[end] != 0x20, bytes[end] != 0x09 else { return false }
    var openParentheses = 0
    var openBrackets = 0
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      switch bytes[end] {
      case UInt8(ascii: "\\"):
        end += 1
        if end < bytes.count, bytes[end] == 0x0A || bytes[end] == 0x0D { continue }
      case UInt8(ascii: "/"):
        cursor = end + 1
        return true
      case UInt8(ascii: "["):
        openBrackets += 1
      case UInt8(ascii: "]"):
        openBrackets -= 1
      case UInt8(ascii: "(") where openBrackets <= 0:
        openParentheses += 1
      case UInt8(ascii: ")") where openBrackets <= 0:
        openParentheses -= 1
        if openParentheses < 0 {
          regexBarrier = end
          return false
        }
      default:
        break
      }
      end += 1
    }
    regexBarrier = end
    return false
  }

  /// Moves behind `#/…/#`; false where none is closed, which leaves the cursor where it is.
  mutating func skipsExtendedRegex(poundCount: Int) -> Bool {
    guard cursor >= regexBarrier else { return false }
    var end = cursor + poundCount + 1
    let isMultiline = end < bytes.count && (bytes[end] == 0x0A || bytes[end] == 0x0D)
    while end < bytes.count, isMultiline || (bytes[end] != 0x0A && bytes[end] != 0x0D) {
      switch bytes[end] {
      case UInt8(ascii: "\\"):
        end += 2
      case UInt8(ascii: "/"):
        end += 1
        var count = 0
        while count < poundCount, end < bytes.count, bytes[end] == UInt8(ascii: "#") {
          count += 1
          end += 1
        }
        if count == poundCount {
          cursor = end
          return true
        }
      default:
        end += 1
      }
    }
    regexBarrier = end
    return false
  }
}
