internal import SourceDiagnostics

/// Reads a string literal: resolves escapes, takes away the indentation of several lines, and reads what is interpolated.
struct StringLiteralReader {
  private let bytes: [UInt8]
  private let content: Range<Int>
  private let poundCount: Int
  private let isMultiline: Bool
  private let base: Int
  private let source: SourceFile
  private let depth: Int

  /// Literals with more are not read: the end of each is looked for in all that follows.
  private static let mostInterpolations = 64

  /// Longer literals are not read.
  private static let longest = 1 << 16

  /// The reader of a literal.
  ///
  /// - Parameters:
  ///   - token: The bytes of the literal in the piece.
  ///   - bytes: The piece of the file.
  ///   - base: The offset of the piece in the file.
  ///   - source: The file.
  ///   - depth: The number of expressions around it.
  init(_ token: Range<Int>, of bytes: [UInt8], base: Int, source: SourceFile, depth: Int) {
    self.bytes = bytes
    self.base = base
    self.source = source
    self.depth = depth
    let pounds = bytes[token].prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = bytes[token].dropFirst(pounds).prefix { $0 == UInt8(ascii: "\"") }.count
    let isMultiline = quotes >= 3 && token.count >= 2 * pounds + 6
    let delimiter = pounds + (isMultiline ? 3 : 1)
    poundCount = pounds
    self.isMultiline = isMultiline
    // A literal without an end, or a regular expression, has no content.
    let isString =
      quotes > 0 && token.count >= 2 * delimiter && token.count <= Self.longest
      && bytes[token.upperBound - pounds - 1] == UInt8(ascii: "\"")
    content = isString ? (token.lowerBound + delimiter)..<(token.upperBound - delimiter) : 0..<0
    isReadable = isString
  }

  private let isReadable: Bool

  /// The literal; nil where it is none, or too long.
  func literal() -> SwiftStringLiteral? {
    guard isReadable else { return nil }
    var segments: [SwiftStringLiteral.Segment] = []
    var text: [UInt8] = []
    var interpolationCount = 0
    var position = content.lowerBound
    let indentation = isMultiline ? self.indentation : 0
    if isMultiline { position = min(endOfLine(from: position) + indentation, content.upperBound) }
    func flush() {
      if !text.isEmpty { segments.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
    }
    while position < content.upperBound {
      let byte = bytes[position]
      if let escape = escape(at: position) {
        if bytes[escape] == UInt8(ascii: "(") {
          interpolationCount += 1
          guard interpolationCount <= Self.mostInterpolations, let end = endOfInterpolation(from: escape) else {
            return nil
          }
          flush()
          let offsets = (base + escape + 1)..<(base + end - 1)
          segments.append(.interpolation(ExpressionReader(offsets, of: source, depth: depth).arguments()))
          position = end
        } else {
          position = resolve(escape, into: &text)
        }
      } else if isMultiline, byte == 0x0A || byte == 0x0D {
        let next = endOfLine(from: position)
        // The last line break belongs to the delimiter.
        if next < content.upperBound - indentation || !isBlank(next..<content.upperBound) { text.append(0x0A) }
        position = min(next + indentation, content.upperBound)
        // A blank line need not be indented.
        if next < content.upperBound, bytes[next] == 0x0A || bytes[next] == 0x0D { position = next }
      } else {
        text.append(byte)
        position += 1
      }
    }
    flush()
    return SwiftStringLiteral(segments: segments)
  }

  // MARK: Lines

  /// The number of blanks in front of the closing delimiter.
  private var indentation: Int {
    bytes[content].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  /// The offset behind the line break at an offset.
  private func endOfLine(from offset: Int) -> Int {
    var offset = offset
    while offset < content.upperBound, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    if offset < content.upperBound, bytes[offset] == 0x0D { offset += 1 }
    if offset < content.upperBound, bytes[offset] == 0x0A { offset += 1 }
    return offset
  }

  private func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  // MARK: Escapes

  /// The offset of what is escaped; nil where no escape starts.
  private func escape(at offset: Int) -> Int? {
    guard bytes[offset] == UInt8(ascii: "\\") else { return nil }
    let end = offset + 1 + poundCount
    guard end < content.upperBound, bytes[(offset + 1)..<end].allSatisfy({ $0 == UInt8(ascii: "#") }) else {
      return nil
    }
    return end
  }

  /// Adds what an escape stands for, and gives the offset behind it.
  private func resolve(_ escape: Int, into text: inout [UInt8]) -> Int {
    switch bytes[escape] {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "0"): text.append(0x00)
    case UInt8(ascii: "u"):
      guard let close = bytes[escape..<content.upperBound].firstIndex(of: UInt8(ascii: "}")), close > escape + 2,
        let value = UInt32(String(decoding: bytes[(escape + 2)..<close], as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { break }
      text += Array(String(Character(scalar)).utf8)
      return close + 1
    case 0x0A, 0x0D, 0x20, 0x09:
      // A line break that is no part of the text.
      return min(endOfLine(from: escape) + (isMultiline ? indentation : 0), content.upperBound)
    case let byte: text.append(byte)
    }
    return escape + 1
  }

  /// The offset behind the parenthesis that closes the one at an offset.
  private func endOfInterpolation(from open: Int) -> Int? {
    let tokens = SwiftTokenList(Array(bytes[open..<content.upperBound]))
    return tokens.partner(of: 0).map { open + Int(tokens.tokens[$0].end) }
  }
}
