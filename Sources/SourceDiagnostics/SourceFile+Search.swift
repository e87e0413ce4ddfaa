extension SourceFile {
  /// Whether the bytes of a word occur anywhere, in comments and texts too.
  package func mentions(_ word: String) -> Bool { range(of: word) != nil }

  /// Where the bytes of a text occur first; nil where they do not.
  package func range(of text: String) -> SourceRange? {
    let text = Array(text.utf8)
    guard let first = text.first else { return .position(0) }
    var start = bytes.startIndex
    while let position = bytes[start...].firstIndex(of: first), bytes.count - position >= text.count {
      if bytes[position..<position + text.count].elementsEqual(text) {
        return SourceRange(position..<position + text.count)
      }
      start = position + 1
    }
    return nil
  }
}
