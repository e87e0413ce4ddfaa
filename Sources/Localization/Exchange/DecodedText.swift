package import SourceDiagnostics

/// A text of a file, and where its bytes stand there.
package struct DecodedText: Sendable, Equatable {
  /// The text.
  package private(set) var text: String

  /// The bytes from the first to the last.
  package private(set) var range: SourceRange

  /// Where each byte of the text stands.
  package private(set) var map: DecodedTextMap

  /// An empty text at an offset.
  init(at offset: Int) {
    text = ""
    range = .position(offset)
    map = DecodedTextMap()
  }

  /// Appends bytes that the file has as they are.
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    text += String(decoding: bytes, as: UTF8.self)
    map.append(verbatim: bytes.count, at: bytes.startIndex)
    extend(to: bytes.endIndex)
  }

  /// Appends characters for which the file has something else.
  mutating func append(_ characters: String, for raw: Range<Int>) {
    text += characters
    map.append(characters.utf8.count, for: raw)
    extend(to: raw.upperBound)
  }

  /// Appends another text, which stands behind this one.
  mutating func append(_ other: DecodedText) {
    if text.isEmpty { range = other.range }
    text += other.text
    map.append(other.map)
    extend(to: other.range.offsets.upperBound)
  }

  private mutating func extend(to end: Int) {
    range = SourceRange(range.lowerBound, max(range.upperBound, UInt32(end)))
  }
}
