/// A source line, or the part of a long one around its mark, ready for printing.
struct ExcerptLine: Sendable, Equatable {
  /// What is printed; `…` stands where the line goes on.
  let text: String

  /// The terminal column, counted from 0 within `text`, at which the mark starts.
  let markColumn: Int

  /// The terminal columns of the mark, at least 1.
  let markWidth: Int

  /// Lays a line out.
  ///
  /// Only bytes near the mark are looked at, so a report about a file of one huge line stays quick.
  ///
  /// - Parameters:
  ///   - source: The file's bytes.
  ///   - content: The offsets of the line, without its end.
  ///   - mark: The offsets to mark; they are cut to the line, and an empty range marks one column.
  ///   - limit: The terminal columns that the text may take.
  init(_ source: [UInt8], content: Range<Int>, mark: Range<Int>, limit: Int) {
    let mark = mark.clamped(to: content)
    let near = Self.surroundings(of: mark.lowerBound, in: content, of: source, reach: 4 * limit)
    var cells = DisplayCell.cells(of: source, in: near)
    let lineWidth = cells.last?.end ?? 0
    let focus = cells.first { $0.offsets.upperBound > mark.lowerBound }?.column ?? lineWidth

    var cutsHead = near.lowerBound > content.lowerBound
    var cutsTail = near.upperBound < content.upperBound
    if cutsHead || cutsTail || lineWidth > limit {
      // Two columns stay free for the ellipses.
      let room = limit - 2
      let wanted = (cells.last { $0.offsets.lowerBound < mark.upperBound }?.end ?? lineWidth) - focus
      let shift: Int
      if !cutsHead, focus + min(max(wanted, 1), room / 2) <= room {
        shift = 0
      } else {
        shift = max(0, min(focus - room / 3, max(0, lineWidth - room)))
      }
      cutsHead = cutsHead || shift > 0
      cutsTail = cutsTail || lineWidth > shift + room
      cells.removeAll { $0.column < shift || $0.end > shift + room }
    }

    let start = cells.first?.column ?? 0
    let indent = cutsHead ? 1 : 0
    let end = cells.last?.end ?? 0
    let marked = cells.filter { $0.offsets.overlaps(mark) }
    text = (cutsHead ? "…" : "") + cells.map(\.glyph).joined() + (cutsTail ? "…" : "")
    markColumn = indent + max(0, min(focus, end) - start)
    markWidth = max(1, (marked.last?.end ?? 0) - (marked.first?.column ?? 0))
  }

  /// The part of a line that can come to be printed, cut between characters.
  private static func surroundings(
    of offset: Int, in content: Range<Int>, of source: [UInt8], reach: Int
  ) -> Range<Int> {
    func boundary(_ offset: Int) -> Int {
      var start = offset
      // A character has at most three bytes of this kind; more are damage, and any cut will do.
      while start > content.lowerBound, start < content.upperBound, offset - start < 3,
        source[start] & 0b1100_0000 == 0b1000_0000
      {
        start -= 1
      }
      return start
    }
    let lower = max(content.lowerBound, offset - reach)
    let upper = min(content.upperBound, offset + reach)
    return boundary(lower)..<max(boundary(lower), boundary(upper))
  }
}
