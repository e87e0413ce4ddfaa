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
  ///
  /// Comments, lines for a preprocessor, and lines that go on with one behind a backslash are aligned in other ways.
  var unit: String {
    var width = Int.max
    var position = 0
    var isInComment = false
    var isContinued = false
    while position < bytes.count {
      let end = bytes[position...].firstIndex(where: \.isLineBreak) ?? bytes.count
      let line = bytes[position..<end]
      let code = line.drop(while: \.isSwiftBlank)
      let isCode =
        !isInComment && !isContinued && !code.isEmpty && code.first != UInt8(ascii: "#")
        && !["//", "/*"].contains { code.starts(with: $0.utf8) }
      if isCode {
        if line.first == UInt8(ascii: "\t") { return "\t" }
        let count = line.prefix { $0 == UInt8(ascii: " ") }.count
        if count > 1 { width = min(width, count) }
      }
      isInComment = Self.endsInComment(line, isInComment)
      isContinued = line.last == UInt8(ascii: "\\")
      position = end < bytes.count ? end + Self.lineBreak(in: bytes, at: end).count : end
    }
    return String(repeating: " ", count: width == .max ? 4 : width)
  }

  /// Whether a comment that may go on over several lines is open at the end of a line.
  private static func endsInComment(_ line: ArraySlice<UInt8>, _ isOpen: Bool) -> Bool {
    var isOpen = isOpen
    var isText = false
    var index = line.startIndex
    while index < line.endIndex {
      let rest = line[index...]
      if isOpen {
        if rest.starts(with: "*/".utf8) {
          isOpen = false
          index += 1
        }
      } else if isText {
        if rest.first == UInt8(ascii: "\\") { index += 1 } else if rest.first == UInt8(ascii: "\"") { isText = false }
      } else if rest.first == UInt8(ascii: "\"") {
        isText = true
      } else if rest.starts(with: "//".utf8) {
        return false
      } else if rest.starts(with: "/*".utf8) {
        isOpen = true
        index += 1
      }
      index += 1
    }
    return isOpen
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
