internal import SourceDiagnostics

/// How entries stand on the lines of a text, and what has to go with them when they go.
struct LineLayout {
  /// The text.
  let bytes: [UInt8]

  /// The offset behind the byte order mark.
  private let contentStart: Int

  /// What opens and closes a comment that may stand behind an entry; a closing line break is not part of the comment.
  private let commentMarks: [(open: [UInt8], close: [UInt8]?)]

  /// The comments that mark an entry, without the blank in front of them.
  private let entryMarks: [(mark: EntryMark, comment: [UInt8])]

  /// The layout of a text in the old style or in XML.
  init(_ bytes: [UInt8], isXML: Bool) {
    self.bytes = bytes
    contentStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    commentMarks =
      isXML
      ? [(Array("<!--".utf8), Array("-->".utf8))]
      : [(Array("//".utf8), nil), (Array("/*".utf8), Array("*/".utf8))]
    entryMarks = EntryMark.allCases.map { ($0, Array($0.comment(isXML: isXML).utf8.dropFirst())) }
  }

  // MARK: Removals

  /// For each of the entries of a dictionary, the bytes to delete to be rid of it.
  func removals(of entries: [(range: SourceRange, comment: SourceRange?)]) -> [SourceRange] {
    entries.indices.map { index in
      let entry = entries[index]
      let next = index + 1 < entries.count ? entries[index + 1] : nil
      return removal(of: entry.range.offsets, comment: entry.comment?.offsets, next: next)
    }
  }

  private func removal(
    of entry: Range<Int>, comment: Range<Int>?, next: (range: SourceRange, comment: SourceRange?)?
  ) -> SourceRange {
    guard let lineEnd = lineEnd(behind: entry.upperBound) else { return SourceRange(entry) }
    var start = entry.lowerBound
    if let comment, isOwned(comment, of: entry, lineEnd: lineEnd, next: next) {
      start = comment.lowerBound
    }
    guard isLineStart(before: start) else { return SourceRange(entry) }
    start = lineStart(before: start)
    var end = lineEnd
    // Blank lines on both sides would become two in a row.
    if isBlankLine(before: start), let blankLineEnd = self.lineEnd(behind: end, allowsComments: false),
      blankLineEnd > end
    {
      end = blankLineEnd
    }
    return SourceRange(start..<end)
  }

  /// Whether a comment is about one entry only: above several entries without a blank line between them and without
  /// comments of their own, it is a heading.
  private func isOwned(
    _ comment: Range<Int>, of entry: Range<Int>, lineEnd: Int, next: (range: SourceRange, comment: SourceRange?)?
  ) -> Bool {
    guard let next, next.comment == nil, lineBreakCount(in: comment.upperBound..<entry.lowerBound) != 0 else {
      return true
    }
    return lineBreakCount(in: lineEnd..<max(lineEnd, Int(next.range.lowerBound))) != 0
  }

  // MARK: Marks

  /// What is marked behind an entry on its line, with the blanks in front of the mark.
  func mark(behind entry: SourceRange) -> Located<EntryMark>? {
    let end = Int(entry.upperBound)
    guard let start = bytes[end...].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return nil }
    return entryMarks.first { bytes[start...].starts(with: $0.comment) }.map {
      Located($0.mark, at: SourceRange(end..<start + $0.comment.count))
    }
  }

  // MARK: Lines

  /// The number of line breaks in a range of blanks; nil where other bytes stand there.
  func lineBreakCount(in range: Range<Int>) -> Int? {
    var count = 0
    for offset in range {
      switch bytes[offset] {
      case 0x0A: count += 1
      case 0x0D: count += offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 0 : 1
      case 0x20, 0x09: break
      default: return nil
      }
    }
    return count
  }

  /// Whether nothing but blanks stands between the start of a line and an offset.
  func isLineStart(before offset: Int) -> Bool {
    let start = lineStart(before: offset)
    return start == contentStart || isLineBreak(bytes[start - 1])
  }

  /// The offset of the first of the blanks in front of an offset on its line.
  private func lineStart(before offset: Int) -> Int {
    var start = offset
    while start > contentStart, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start
  }

  /// Whether a line start is that of the file, or has a line without content in front of it.
  private func isBlankLine(before lineStart: Int) -> Bool {
    guard lineStart > contentStart else { return true }
    var end = lineStart - 1
    if bytes[end] == 0x0A, end > contentStart, bytes[end - 1] == 0x0D { end -= 1 }
    return isLineStart(before: end)
  }

  /// The offset behind the line break that follows, or of the end of the file, if only blanks and comments stand before.
  private func lineEnd(behind offset: Int, allowsComments: Bool = true) -> Int? {
    var position = offset
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09: position += 1
      case 0x0A: return position + 1
      case 0x0D: return position + (position + 1 < bytes.count && bytes[position + 1] == 0x0A ? 2 : 1)
      default:
        guard allowsComments, let end = commentEnd(at: position) else { return nil }
        position = end
      }
    }
    return position
  }

  /// The offset behind a comment that starts at an offset and ends on its line; nil where none does.
  private func commentEnd(at offset: Int) -> Int? {
    guard let mark = commentMarks.first(where: { bytes[offset...].starts(with: $0.open) }) else { return nil }
    var end = offset + mark.open.count
    while end < bytes.count, !isLineBreak(bytes[end]) {
      if let close = mark.close, bytes[end...].starts(with: close) { return end + close.count }
      end += 1
    }
    return mark.close == nil ? end : nil
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
