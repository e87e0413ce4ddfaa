extension FormatString {
  /// The sentence cut into literals and tokens; what only looks like a token, such as `{name}`, is literal text.
  package init(parsing text: String) {
    guard text.utf8.contains(UInt8(ascii: "$")) else {
      self.init(segments: text.isEmpty ? [] : [.literal(text)])
      return
    }
    var segments: [Segment] = []
    let bytes = text.utf8
    var literal = bytes.startIndex
    for occurrence in TokenScanner(text) where occurrence.flaw == nil {
      guard let token = occurrence.token else { continue }
      // Tokens are ASCII, so that they start and end between characters of UTF-8.
      let start = bytes.index(bytes.startIndex, offsetBy: occurrence.range.lowerBound)
      if literal < start {
        segments.append(.literal(String(text[literal..<start])))
      }
      segments.append(.token(token))
      literal = bytes.index(start, offsetBy: occurrence.range.count)
    }
    if literal < bytes.endIndex {
      segments.append(.literal(String(text[literal...])))
    }
    self.init(segments: segments)
  }
}
