/// How lines are ended and indented in a text.
struct TextLayout {
  /// What ends a line near the place in question, or in the rest of the text.
  let lineBreak: [UInt8]

  private let bytes: [UInt8]

  /// The layout of a text near an offset.
  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    let before = bytes[..<offset].lastIndex(where: \.isLineBreak)
    if let index = before ?? bytes.firstIndex(where: \.isLineBreak) {
      lineBreak = Self.lineBreak(in: bytes, at: index)
    } else {
      lineBreak = [UInt8(ascii: "\n")]
    }
  }

  private static func lineBreak(in bytes: [UInt8], at index: Int) -> [UInt8] {
    let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    if bytes[index] == feed {
      return index > 0 && bytes[index - 1] == carriageReturn ? [carriageReturn, feed] : [feed]
    }
    return index + 1 < bytes.count && bytes[index + 1] == feed ? [carriageReturn, feed] : [carriageReturn]
  }

  /// The offset of the first byte of the line that has an offset.
  func startOfLine(at offset: Int) -> Int {
    let start = bytes[..<offset].lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0
    // A byte order mark is no part of the first line.
    return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  }

  /// The blanks and tabs that the line of an offset starts with.
  func indentation(ofLineAt offset: Int) -> String {
    let line = bytes[startOfLine(at: offset)...]
    return String(decoding: line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
  }

  /// Whether the line in front of the one that starts at an offset is blank.
  func isBlankLine(endingAt start: Int) -> Bool {
    var end = start
    if end > 0, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > 0, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    guard end < start else { return false }
    return bytes[startOfLine(at: end)..<end].allSatisfy(\.isSwiftBlank)
  }

  /// Where the lines of comments start that stand right above a line, as far from the edge as that one; the start of the
  /// line itself where there are none.
  ///
  /// - Parameters:
  ///   - start: The offset of the line.
  ///   - limit: The offset that the lines have to stand behind.
  /// - Returns: The offset of the first of the lines.
  func startOfComment(above start: Int, after limit: Int) -> Int {
    let indentation = indentation(ofLineAt: start)
    var found = start
    while found > limit {
      let end = bytes[..<found].lastIndex { !$0.isLineBreak }.map { $0 + 1 } ?? 0
      let line = startOfLine(at: end)
      guard line >= limit, lineBreakCount(in: end..<found) == 1,
        bytes[line..<end].starts(with: Array((indentation + "//").utf8))
      else { break }
      found = line
    }
    return found
  }

  /// How often a line ends in some bytes that do nothing else.
  private func lineBreakCount(in range: Range<Int>) -> Int { range.count / lineBreak.count }

  /// What one level of indentation adds: a tab where a line starts with one, else the smallest number of blanks, from two,
  /// that a line starts with; four blanks where no line is indented.
  var unit: String {
    var width = Int.max
    var position = 0
    while position < bytes.count {
      let line = bytes[position...]
      if line.first == UInt8(ascii: "\t") { return "\t" }
      let count = line.prefix { $0 == UInt8(ascii: " ") }.count
      let end = line.firstIndex(where: \.isLineBreak) ?? bytes.count
      if count > 1, position + count < end { width = min(width, count) }
      position = end + 1
    }
    return String(repeating: " ", count: width == .max ? 4 : width)
  }

  /// A text whose lines end as they do here.
  func withLineBreaks(_ text: [UInt8]) -> [UInt8] {
    let feed = UInt8(ascii: "\n")
    return lineBreak == [feed] ? text : text.flatMap { $0 == feed ? lineBreak : [$0] }
  }
}

extension UInt8 {
  /// Whether the byte ends a line.
  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether the byte is blank in Swift source.
  var isSwiftBlank: Bool { self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) }
}
