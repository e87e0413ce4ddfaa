/// Where the bytes of a text stand in its file, when references or escapes stand there for some of them.
///
/// For example, of `Fish & ${side}`, which a property list writes as `Fish &amp; ${side}`, the bytes from 7 stand in the
/// file from 11. A reader of a format builds the map along with the text.
package struct DecodedTextMap: Sendable, Equatable {
  /// Bytes that follow each other in the text and in the file.
  private struct Piece: Sendable, Equatable {
    let decoded: Range<Int>
    let raw: Range<Int>
    /// Whether the file has the very bytes of the text, so that a place within the piece is a place in the file.
    let isVerbatim: Bool
  }

  private var pieces: [Piece] = []

  /// The number of bytes of the text.
  package private(set) var count = 0

  /// A map of an empty text.
  package init() {}

  /// Appends bytes that the file has as the text has them.
  ///
  /// - Parameters:
  ///   - count: The number of bytes.
  ///   - offset: Where they start in the file.
  package mutating func append(verbatim count: Int, at offset: Int) {
    guard count > 0 else { return }
    if let last = pieces.last, last.isVerbatim, last.raw.upperBound == offset {
      pieces.removeLast()
      self.count += count
      pieces.append(
        Piece(
          decoded: last.decoded.lowerBound..<self.count, raw: last.raw.lowerBound..<(offset + count), isVerbatim: true))
    } else {
      append(count, for: offset..<(offset + count), isVerbatim: true)
    }
  }

  /// Appends bytes for which the file has something else, such as `&amp;` or `\n`.
  ///
  /// - Parameters:
  ///   - count: The number of bytes in the text.
  ///   - raw: What the file has.
  package mutating func append(_ count: Int, for raw: Range<Int>) {
    guard count > 0 else { return }
    append(count, for: raw, isVerbatim: false)
  }

  private mutating func append(_ count: Int, for raw: Range<Int>, isVerbatim: Bool) {
    pieces.append(Piece(decoded: self.count..<(self.count + count), raw: raw, isVerbatim: isVerbatim))
    self.count += count
  }

  /// Appends the map of a text that stands behind this one in the file.
  package mutating func append(_ other: DecodedTextMap) {
    for piece in other.pieces { append(piece.decoded.count, for: piece.raw, isVerbatim: piece.isVerbatim) }
  }

  /// What stands in the file for some bytes of the text, given as UTF-8 offsets; for an empty range, the place in front
  /// of the byte.
  package func range(of decoded: Range<Int>) -> SourceRange {
    precondition(decoded.lowerBound >= 0 && decoded.upperBound <= count, "a range of another text")
    guard let first = piece(at: decoded.lowerBound) else { return .position(pieces.last?.raw.upperBound ?? 0) }
    let start =
      first.isVerbatim
      ? first.raw.lowerBound + decoded.lowerBound - first.decoded.lowerBound : first.raw.lowerBound
    guard !decoded.isEmpty, let last = piece(at: decoded.upperBound - 1) else { return .position(start) }
    let end =
      last.isVerbatim ? last.raw.lowerBound + decoded.upperBound - last.decoded.lowerBound : last.raw.upperBound
    return SourceRange(start..<max(start, end))
  }

  /// The piece that holds a byte of the text; nil behind the end.
  private func piece(at offset: Int) -> Piece? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].decoded.upperBound <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < pieces.count ? pieces[low] : nil
  }
}
