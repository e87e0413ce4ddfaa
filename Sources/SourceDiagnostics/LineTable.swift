/// The line starts of a text, for turning byte offsets into lines and columns.
///
/// A line ends with LF, CRLF or a lone CR, as for swiftc.
package struct LineTable: Sendable, Equatable {
  /// The offset of the first byte of each line; never empty.
  package let lineStarts: [UInt32]

  /// The number of bytes of the text.
  package let byteCount: Int

  /// The table of the given bytes.
  package init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    let count = bytes.count
    var index = 0
    while index < count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A || (byte == 0x0D && !(index < count && bytes[index] == 0x0A)) {
        starts.append(UInt32(index))
      }
    }
    lineStarts = starts
    byteCount = count
  }

  /// The line and column of an offset; an offset behind the end counts as the end.
  package func position(at offset: Int) -> SourcePosition {
    let offset = UInt32(min(max(offset, 0), byteCount))
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset {
        low = middle
      } else {
        high = middle
      }
    }
    return SourcePosition(line: low + 1, column: Int(offset - lineStarts[low]) + 1)
  }
}
