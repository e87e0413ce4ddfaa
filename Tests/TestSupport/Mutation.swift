/// A way to damage a definition.
package enum Mutation: String, Sendable, CaseIterable {
  /// One bit of one byte is turned over.
  case flippedBit
  /// Some bytes are missing.
  case deletedBytes
  /// Some bytes stand there twice.
  case doubledBytes
  /// The end is missing.
  case truncated
  /// Two elements of the text, a tag or what stands between two tags, have changed places.
  case swappedTokens
  /// A token is missing.
  case deletedToken
  /// A line is missing.
  case deletedLine
  /// A line stands there twice.
  case doubledLine
  /// Two lines have changed places.
  case swappedLines
  /// A text is another one, which is odd in some way.
  case oddText
  /// An element has another name.
  case otherElement
  /// Bytes that no definition has are put in.
  case strayBytes

  /// The damaged bytes; the same ones for the same state of the generator.
  package func applied(to bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    switch self {
    case .flippedBit:
      var result = bytes
      result[Int.random(in: bytes.indices, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      return result
    case .deletedBytes:
      let range = Self.range(in: bytes, using: &generator)
      return Array(bytes[..<range.lowerBound] + bytes[range.upperBound...])
    case .doubledBytes:
      let range = Self.range(in: bytes, using: &generator)
      return Array(bytes[..<range.upperBound] + bytes[range.lowerBound...])
    case .truncated:
      return Array(bytes[..<Int.random(in: bytes.indices, using: &generator)])
    case .swappedTokens:
      return Self.swapped(Self.tokens(of: bytes), using: &generator)
    case .deletedToken:
      return Self.edited(Self.tokens(of: bytes), using: &generator) { _, _ in [] }
    case .deletedLine:
      return Self.edited(Self.lines(of: bytes), using: &generator) { _, _ in [] }
    case .doubledLine:
      return Self.edited(Self.lines(of: bytes), using: &generator) { line, _ in line + line }
    case .swappedLines:
      return Self.swapped(Self.lines(of: bytes), using: &generator)
    case .oddText:
      return Self.edited(Self.tokens(of: bytes), where: { $0.first != UInt8(ascii: "<") }, using: &generator) {
        _, generator in Array((Self.oddTexts.randomElement(using: &generator) ?? "").utf8)
      }
    case .otherElement:
      return Self.edited(Self.tokens(of: bytes), where: { $0.first == UInt8(ascii: "<") }, using: &generator) {
        _, generator in Array((Self.elements.randomElement(using: &generator) ?? "").utf8)
      }
    case .strayBytes:
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let stray: [[UInt8]] = [
        [0], [0xFF], [0xFE, 0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80], [0x0D], [0x0C],
      ]
      return Array(bytes[..<place] + (stray.randomElement(using: &generator) ?? []) + bytes[place...])
    }
  }

  private static let oddTexts = [
    "", " ", "../../x", "/tmp/x", "class", "self", "Type", "init", "in", "_", "$0", "9", "é", "名前", "🙂", "a b", "a-b",
    "a.b", "`a`",
    "*/", "\\(x)", "\"", "-1", "0", "18446744073709551616", "9223372036854775807", "1e999", "nan", "${", "${}", "${a",
    "}",
    "Custom", "System", "1.2", "2.0", "String", "Integer", "Object", "Boolean", "success", "failure", "\u{202E}x",
    "\u{2028}",
    String(repeating: "x", count: 5000),
  ]

  private static let elements = [
    "<dict>", "</dict>", "<array>", "</array>", "<string>", "</string>", "<key>", "</key>", "<true/>", "<false/>",
    "<integer>", "</integer>", "<real>", "<data/>", "<date/>", "<dict/>", "<array/>", "<string/>", "<plist>",
    "</plist>",
    "<!--", "-->", "<![CDATA[", "]]>", "<?x?>", "<key/>", "<Key>", "<a:key>",
  ]

  /// A range of some bytes, short ones more often.
  private static func range(in bytes: [UInt8], using generator: inout SeededGenerator) -> Range<Int> {
    let start = Int.random(in: bytes.indices, using: &generator)
    let length = 1 << Int.random(in: 0...10, using: &generator)
    return start..<min(bytes.count, start + length)
  }

  /// The bytes cut before each tag and behind it.
  private static func tokens(of bytes: [UInt8]) -> [[UInt8]] {
    var tokens: [[UInt8]] = []
    var token: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: "<"), !token.isEmpty {
        tokens.append(token)
        token = []
      }
      token.append(byte)
      if byte == UInt8(ascii: ">") {
        tokens.append(token)
        token = []
      }
    }
    return tokens + [token]
  }

  /// The bytes cut behind each line break.
  private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { $0 + [UInt8(ascii: "\n")] }
  }

  private static func swapped(_ parts: [[UInt8]], using generator: inout SeededGenerator) -> [UInt8] {
    var parts = parts
    let first = Int.random(in: parts.indices, using: &generator)
    // Neighbours give damage that more often gets through the reader.
    let second = min(parts.count - 1, first + Int.random(in: 1...4, using: &generator))
    parts.swapAt(first, second)
    return parts.flatMap { $0 }
  }

  private static func edited(
    _ parts: [[UInt8]], where condition: ([UInt8]) -> Bool = { _ in true }, using generator: inout SeededGenerator,
    _ edit: ([UInt8], inout SeededGenerator) -> [UInt8]
  ) -> [UInt8] {
    var parts = parts
    guard let index = parts.indices.filter({ condition(parts[$0]) }).randomElement(using: &generator) else {
      return parts.flatMap { $0 }
    }
    parts[index] = edit(parts[index], &generator)
    return parts.flatMap { $0 }
  }
}
