package import SourceDiagnostics

/// Where a Swift file has code or literals, and not comments.
package struct SwiftCodeRanges: Sendable {
  private let tokens: [SwiftToken]

  /// The ranges of a file; takes time in proportion to its size.
  package init(in source: SourceFile) {
    tokens = SwiftLexer(source.bytes).tokens
  }

  /// Whether an offset is in code or in a literal.
  package func contains(_ offset: UInt32) -> Bool {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && offset < tokens[low - 1].end
  }
}
