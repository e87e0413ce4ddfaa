extension SourceFile {
  /// Whether the bytes of a word occur anywhere, in comments and texts too.
  package func mentions(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return true }
    var start = bytes.startIndex
    while let position = bytes[start...].firstIndex(of: first), bytes.count - position >= word.count {
      if bytes[position..<position + word.count].elementsEqual(word) { return true }
      start = position + 1
    }
    return false
  }
}
