internal import SourceDiagnostics

/// What stands between the tokens.
extension OpenStepParser {
  /// Moves behind blanks and comments, and remembers the last comment.
  mutating func skipBlanks() {
    var lineBreakCount = position == contentStart ? 1 : 0
    pendingComment = nil
    while position < bytes.count, !isStopped {
      switch bytes[position] {
      case 0x0A, 0x0D:
        // Both bytes of CRLF are one line break.
        if bytes[position] == 0x0A || !isByte(0x0A, at: position + 1) {
          lineBreakCount += 1
          pendingComment?.lineBreakCount += 1
        }
        position += 1
      case 0x20, 0x09, 0x0B, 0x0C:
        position += 1
      case UInt8(ascii: "/") where isByte(UInt8(ascii: "/"), at: position + 1):
        skipLineComment(isBehindText: lineBreakCount == 0)
      case UInt8(ascii: "/") where isByte(UInt8(ascii: "*"), at: position + 1):
        skipBlockComment(isBehindText: lineBreakCount == 0)
      case 0xE2 where isLineSeparator(at: position):
        lineBreakCount += 1
        pendingComment?.lineBreakCount += 1
        position += 3
      default:
        return
      }
    }
  }

  /// The comment that belongs to a key at the current position.
  mutating func takeComment() -> SourceRange? {
    defer { pendingComment = nil }
    guard let comment = pendingComment, comment.isDirectlyBefore else { return nil }
    return SourceRange(comment.start..<comment.end)
  }

  private mutating func skipLineComment(isBehindText: Bool) {
    var comment = PendingComment(start: position, end: position, isLine: true, isBehindText: isBehindText)
    if let previous = pendingComment, previous.isLine, !previous.isBehindText, previous.lineBreakCount == 1 {
      comment.start = previous.start
    }
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D, !isLineSeparator(at: position) {
      position += 1
    }
    comment.end = position
    pendingComment = comment
  }

  private mutating func skipBlockComment(isBehindText: Bool) {
    let start = position
    position += 2
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), isByte(UInt8(ascii: "/"), at: position + 1) {
        position += 2
        pendingComment = PendingComment(start: start, end: position, isLine: false, isBehindText: isBehindText)
        return
      }
      position += 1
    }
    report("a comment is not closed", at: start..<start + 2, hint: "write '*/' behind it")
    isStopped = true
  }

  /// Whether a byte stands at an offset.
  func isByte(_ byte: UInt8, at offset: Int) -> Bool {
    offset < bytes.count && bytes[offset] == byte
  }

  /// Whether a line or paragraph separator of Unicode stands at an offset.
  func isLineSeparator(at offset: Int) -> Bool {
    isByte(0xE2, at: offset) && isByte(0x80, at: offset + 1)
      && (isByte(0xA8, at: offset + 2) || isByte(0xA9, at: offset + 2))
  }
}
