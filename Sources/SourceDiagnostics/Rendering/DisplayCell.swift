/// One character of a source line as it is printed.
struct DisplayCell: Sendable, Equatable {
  /// The bytes that it comes from.
  let offsets: Range<Int>

  /// What is printed for it, for example blanks for a tab or `␛` for an escape character.
  let glyph: String

  /// The terminal column, counted from 0, at which it starts.
  let column: Int

  /// The terminal columns that it takes.
  let width: Int

  /// The terminal column behind it.
  var end: Int { column + width }

  /// Distance of the tab stops.
  private static let tabWidth = 4

  /// The cells of some bytes; what is not UTF-8 becomes U+FFFD.
  static func cells(of bytes: [UInt8], in range: Range<Int>) -> [DisplayCell] {
    var cells: [DisplayCell] = []
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes[range].makeIterator()
    var offset = range.lowerBound
    var column = 0
    while true {
      let length: Int
      let scalar: Unicode.Scalar
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        length = encoded.count
        scalar = Unicode.UTF8.decode(encoded)
      case .error(let invalid):
        length = invalid
        scalar = "\u{FFFD}"
      case .emptyInput:
        return cells
      }
      let (glyph, width) = display(of: scalar, at: column)
      cells.append(DisplayCell(offsets: offset..<(offset + length), glyph: glyph, column: column, width: width))
      offset += length
      column += width
    }
  }

  private static func display(of scalar: Unicode.Scalar, at column: Int) -> (glyph: String, width: Int) {
    switch scalar.value {
    case 0x09:
      let width = tabWidth - column % tabWidth
      return (String(repeating: " ", count: width), width)
    case 0..<0x20:
      return (Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? "\u{FFFD}", 1)
    case 0x7F:
      return ("\u{2421}", 1)
    case _ where scalar.isUnsafeToPrint:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let text = "<U+\(String(repeating: "0", count: max(0, 4 - digits.utf8.count)))\(digits)>"
      return (text, text.utf8.count)
    default:
      return (String(scalar), scalar.displayWidth)
    }
  }
}
