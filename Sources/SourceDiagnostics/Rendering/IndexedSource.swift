/// A file together with the tables that turn its offsets into lines and columns.
struct IndexedSource: Sendable, Equatable {
  /// The file.
  let file: SourceFile

  /// Where its lines start.
  let lines: LineTable

  /// For columns in UTF-16 code units; nil where nobody asks for such.
  private let utf16Columns: UTF16ColumnTable?

  /// Builds the tables; takes time proportional to the file's size.
  init(_ file: SourceFile, countingUTF16: Bool) {
    self.file = file
    lines = LineTable(file.bytes)
    utf16Columns = countingUTF16 ? UTF16ColumnTable(file.bytes) : nil
  }

  /// Start and end of a range; offsets behind the end of the file count as its end.
  func span(of range: SourceRange) -> SourceSpan {
    SourceSpan(start: position(at: range.lowerBound), end: position(at: range.upperBound))
  }

  /// The offsets of a line's text, without the characters that end it; lines count from 1.
  func content(ofLine line: Int) -> Range<Int> {
    let start = Int(lines.lineStarts[line - 1])
    guard line < lines.lineStarts.count else { return start..<lines.byteCount }
    var end = Int(lines.lineStarts[line]) - 1
    if end > start, file.bytes[end] == UInt8(ascii: "\n"), file.bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }

  private func position(at offset: UInt32) -> SourcePosition {
    let position = lines.position(at: Int(offset))
    guard let utf16Columns else { return position }
    let start = Int(lines.lineStarts[position.line - 1])
    let units =
      utf16Columns.units(before: start + position.column - 1, in: file.bytes)
      - utf16Columns.units(before: start, in: file.bytes)
    return SourcePosition(line: position.line, column: units + 1)
  }
}
