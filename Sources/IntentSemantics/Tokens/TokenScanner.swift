/// Finds the tokens of a sentence, and what looks like tokens, in one pass.
///
/// A token is `${name}` or `${name.property}`, where the property may go on with further dots; Xcode writes no other
/// form. For example, `Order ${soup} for {guest}` has a token and one that lacks its dollar sign.
package struct TokenScanner: Sequence, IteratorProtocol, Sendable {
  /// The sentence, with ASCII in place of characters of full width.
  private let bytes: [UInt8]

  /// Where each byte and the end stand in the sentence; nil where there are no characters of full width.
  private let offsets: [Int]?

  private var position = 0

  /// A scanner at the start of a sentence.
  package init(_ text: String) {
    (bytes, offsets) = Self.narrowed(Array(text.utf8))
  }

  /// The next token, or what looks like one; nil at the end.
  package mutating func next() -> TokenOccurrence? {
    guard let occurrence = nextNarrow() else { return nil }
    guard let offsets else { return occurrence }
    let range = offsets[occurrence.range.lowerBound]..<offsets[occurrence.range.upperBound]
    let isNarrow = range.count == occurrence.range.count
    return TokenOccurrence(
      token: occurrence.token, flaw: occurrence.flaw ?? (isNarrow ? nil : .fullWidth), range: range)
  }

  private mutating func nextNarrow() -> TokenOccurrence? {
    while position < bytes.count {
      let start = position
      let occurrence: TokenOccurrence?
      switch bytes[start] {
      case UInt8(ascii: "$"): occurrence = dollar(at: start)
      case UInt8(ascii: "{"): occurrence = brace(at: start, from: start, flaw: .missingDollar)
      default: occurrence = nil
      }
      if let occurrence {
        position = occurrence.range.upperBound
        return occurrence
      }
      position += 1
    }
    return nil
  }

  private static func narrowed(_ bytes: [UInt8]) -> (bytes: [UInt8], offsets: [Int]?) {
    guard bytes.contains(where: { $0 == 0xEF || $0 == 0xE3 }) else { return (bytes, nil) }
    var narrow: [UInt8] = []
    var offsets: [Int] = []
    var position = 0
    while position < bytes.count {
      offsets.append(position)
      if let byte = bytes[position...].fullWidthCharacter {
        narrow.append(byte)
        position += 3
      } else {
        narrow.append(bytes[position])
        position += 1
      }
    }
    return narrow.count == bytes.count ? (bytes, nil) : (narrow, offsets + [position])
  }

  // MARK: Forms

  private func dollar(at start: Int) -> TokenOccurrence? {
    let next = start + 1
    guard next < bytes.count else { return nil }
    if bytes[next] == UInt8(ascii: "{") { return opening(at: start) }
    if bytes[next].isBlank {
      let brace = skip(from: next, while: \.isBlank)
      return self.brace(at: brace, from: start, flaw: .blanks)
    }
    guard let (token, end) = path(at: next) else { return nil }
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "}")
    return TokenOccurrence(token: token, flaw: .missingBraces, range: start..<(isClosed ? end + 1 : end))
  }

  /// What follows `${`.
  private func opening(at start: Int) -> TokenOccurrence {
    let body = start + 2
    // What is no part of a name ends the search, so that a text of openings takes no longer than any other.
    let end = skip(from: body) { ![UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains($0) }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "}") else {
      guard let (token, end) = path(at: skip(from: body, while: \.isBlank)) else {
        return TokenOccurrence(token: nil, flaw: .unclosed, range: start..<body)
      }
      return TokenOccurrence(token: token, flaw: .unclosed, range: start..<end)
    }
    let range = start..<(end + 1)
    if let token = FormatToken(path: bytes[body..<end]) { return TokenOccurrence(token: token, range: range) }
    let name = bytes[body..<end].trimmed
    if name.isEmpty { return TokenOccurrence(token: nil, flaw: .empty, range: range) }
    guard let token = FormatToken(path: name) else { return TokenOccurrence(token: nil, flaw: .noName, range: range) }
    return TokenOccurrence(token: token, flaw: .blanks, range: range)
  }

  /// A name between braces, blanks around it allowed; nil for anything else.
  private func brace(at brace: Int, from start: Int, flaw: TokenFlaw) -> TokenOccurrence? {
    guard brace < bytes.count, bytes[brace] == UInt8(ascii: "{"),
      let (token, end) = path(at: skip(from: brace + 1, while: \.isBlank))
    else { return nil }
    let closing = skip(from: end, while: \.isBlank)
    guard closing < bytes.count, bytes[closing] == UInt8(ascii: "}") else { return nil }
    return TokenOccurrence(token: token, flaw: flaw, range: start..<(closing + 1))
  }

  /// The name, and perhaps property, at an offset and where it ends; dots at its end belong to the sentence.
  private func path(at start: Int) -> (token: FormatToken, end: Int)? {
    var end = skip(from: start, while: \.isPartOfTokenName)
    while end > start, bytes[end - 1] == UInt8(ascii: ".") {
      end -= 1
    }
    return FormatToken(path: bytes[start..<end]).map { ($0, end) }
  }

  private func skip(from start: Int, while condition: (UInt8) -> Bool) -> Int {
    var index = start
    while index < bytes.count, condition(bytes[index]) {
      index += 1
    }
    return index
  }
}

extension FormatToken {
  /// The token of what stands between `${` and `}`; nil when it is neither a name nor a name and properties.
  fileprivate init?(path: ArraySlice<UInt8>) {
    let parts = path.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.allSatisfy(\.isIdentifier), let name = parts.first else { return nil }
    self.init(name: name, property: parts.count > 1 ? parts.dropFirst().joined(separator: ".") : nil)
  }
}

extension ArraySlice<UInt8> {
  /// The ASCII character that the first three bytes are the full-width form of; nil where they are something else.
  fileprivate var fullWidthCharacter: UInt8? {
    guard count >= 3, self[startIndex] == 0xEF || self[startIndex] == 0xE3 else { return nil }
    switch (self[startIndex], self[startIndex + 1], self[startIndex + 2]) {
    case (0xEF, 0xBC, let last) where last > 0x80: return last - 0x60
    case (0xEF, 0xBD, let last) where last <= 0x9E: return last - 0x20
    case (0xE3, 0x80, 0x80): return 0x20
    default: return nil
    }
  }

  /// The bytes without blanks around them.
  fileprivate var trimmed: ArraySlice<UInt8> {
    var rest = drop(while: \.isBlank)
    while let last = rest.last, last.isBlank {
      rest = rest.dropLast()
    }
    return rest
  }
}

extension UInt8 {
  /// Whether the byte is a space or tab.
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// Whether the byte can stand between `${` and `}`.
  fileprivate var isPartOfTokenName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default:
      false
    }
  }
}
