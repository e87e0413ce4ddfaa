extension FormatString {
  /// The sentence cut into literals and tokens.
  ///
  /// A token is `${name}` or `${name.property}`, where the property may go on with further dots; anything else, such as
  /// `{name}`, `${ name }` or an unclosed `${`, is literal text.
  package init(parsing text: String) {
    var segments: [Segment] = []
    var literal = text.startIndex
    var position = text.startIndex
    while let start = text.utf8[position...].nextTokenStart {
      let body = text.utf8.index(start, offsetBy: 2)
      // The end is looked for within a name only, so that a text of openings takes no longer than any other.
      let end = text.utf8[body...].firstIndex { !$0.isPartOfTokenName } ?? text.endIndex
      guard end < text.endIndex, text.utf8[end] == UInt8(ascii: "}"), let token = FormatToken(body: text[body..<end])
      else {
        position = end
        continue
      }
      if literal < start {
        segments.append(.literal(String(text[literal..<start])))
      }
      segments.append(.token(token))
      position = text.utf8.index(after: end)
      literal = position
    }
    if literal < text.endIndex {
      segments.append(.literal(String(text[literal...])))
    }
    self.init(segments: segments)
  }
}

extension FormatToken {
  /// The token between `${` and `}`; nil when it is neither a name nor a name and a property.
  fileprivate init?(body: Substring) {
    let parts = body.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy(\.isIdentifier), let name = parts.first else { return nil }
    self.init(name: name, property: parts.count > 1 ? parts.dropFirst().joined(separator: ".") : nil)
  }
}

extension Substring.UTF8View {
  /// The index of the next `${`.
  fileprivate var nextTokenStart: Index? {
    var index = startIndex
    while let dollar = self[index...].firstIndex(of: UInt8(ascii: "$")) {
      let next = self.index(after: dollar)
      if next < endIndex, self[next] == UInt8(ascii: "{") { return dollar }
      index = next
    }
    return nil
  }
}

extension UInt8 {
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
