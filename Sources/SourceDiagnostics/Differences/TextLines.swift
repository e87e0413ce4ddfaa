/// The lines of a text, each with the line feed that ends it; any bytes are a text.
struct TextLines: Sendable {
  private let bytes: [UInt8]

  /// Where each line starts, and behind the last one the end of the text.
  private let bounds: [Int]

  /// Divides a text behind every line feed; an empty text has no line.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var bounds = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      bounds.append(offset + 1)
    }
    if bounds.last != bytes.count {
      bounds.append(bytes.count)
    }
    self.bounds = bounds
  }

  /// The number of lines.
  var count: Int { bounds.count - 1 }

  /// A line, counted from 0.
  subscript(line: Int) -> ArraySlice<UInt8> {
    bytes[bounds[line]..<bounds[line + 1]]
  }
}
