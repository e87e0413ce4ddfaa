package import SourceDiagnostics

/// How often words stand in the code of Swift files, comments and literals aside; the code in interpolations counts.
package struct SwiftCodeWords: Sendable {
  /// The numbers of the words that are there.
  package private(set) var counts: [String: Int] = [:]

  /// Looks for words; takes time in proportion to the size of the file.
  package init(_ words: Set<String>, in source: SourceFile) {
    self.init(words, in: CollectionOfOne(source))
  }

  /// Looks for words in several files; takes time in proportion to their size, however many words there are.
  package init(_ words: Set<String>, in sources: some Sequence<SourceFile>) {
    let wanted = Set(words.map { Array($0.utf8)[...] })
    for source in sources { count(wanted, in: source) }
  }

  private mutating func count(_ wanted: Set<ArraySlice<UInt8>>, in source: SourceFile) {
    let bytes = source.bytes
    // Few files have one of the words, so comments and literals are looked for only then.
    var code: SwiftCodeRanges?
    var position = 0
    while position < bytes.count {
      guard bytes[position].isSwiftIdentifierBody else {
        position += 1
        continue
      }
      let start = position
      while position < bytes.count, bytes[position].isSwiftIdentifierBody { position += 1 }
      guard wanted.contains(bytes[start..<position]) else { continue }
      let ranges = code ?? SwiftCodeRanges(in: source)
      code = ranges
      if ranges.part(at: UInt32(start)) == .code {
        counts[String(decoding: bytes[start..<position], as: UTF8.self), default: 0] += 1
      }
    }
  }

  /// The words that are there.
  package var found: Set<String> { Set(counts.keys) }
}
