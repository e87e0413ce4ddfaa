extension FormatString {
  /// The sentence cut into literals and tokens.
  ///
  /// A token is `${name}` or `${name.property}`; anything else, such as `{name}` or an unclosed `${`, is literal text.
  package init(parsing text: String) {
    var segments: [Segment] = []
    var literal = ""
    var rest = Substring(text)
    while let dollar = rest.nextTokenStart {
      let body = rest[rest.utf8.index(dollar, offsetBy: 2)...]
      guard let close = body.utf8.firstIndex(of: UInt8(ascii: "}")), let token = FormatToken(body: body[..<close])
      else {
        let afterStart = rest.utf8.index(dollar, offsetBy: 2)
        literal += rest[..<afterStart]
        rest = rest[afterStart...]
        continue
      }
      literal += rest[..<dollar]
      if !literal.isEmpty {
        segments.append(.literal(literal))
        literal = ""
      }
      segments.append(.token(token))
      rest = body[body.utf8.index(after: close)...]
    }
    literal += rest
    if !literal.isEmpty {
      segments.append(.literal(literal))
    }
    self.init(segments: segments)
  }
}

extension FormatToken {
  /// The token between `${` and `}`; nil when it is neither a name nor a name and a property.
  fileprivate init?(body: Substring) {
    let parts = body.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ String($0).isIdentifier }) else { return nil }
    self.init(name: String(parts[0]), property: parts.count == 2 ? String(parts[1]) : nil)
  }
}

extension Substring {
  /// The index of the next `${`.
  fileprivate var nextTokenStart: Index? {
    var index = utf8.startIndex
    while let dollar = utf8[index...].firstIndex(of: UInt8(ascii: "$")) {
      let next = utf8.index(after: dollar)
      if next < utf8.endIndex, utf8[next] == UInt8(ascii: "{") { return dollar }
      index = next
    }
    return nil
  }
}
