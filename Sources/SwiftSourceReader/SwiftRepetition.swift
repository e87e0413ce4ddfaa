package import SourceDiagnostics

/// Code that makes several values of one expression.
package enum SwiftRepetition {
  private static let loops: Set<String> = ["for", "repeat", "while"]
  private static let mappings: Set<String> = ["compactMap", "flatMap", "map"]

  /// The keyword of the first loop in some bytes of a file, or the name of the first method that maps a list.
  ///
  /// - Parameters:
  ///   - range: The bytes, which have to start and end between two tokens.
  ///   - source: The file.
  /// - Returns: Where it stands; nil where there is none.
  package static func first(in range: SourceRange, of source: SourceFile) -> SourceRange? {
    let base = range.offsets.lowerBound
    let tokens = SwiftTokenList(Array(source.bytes[range.offsets]))
    let found = (0..<tokens.count).first { index in
      guard let word = tokens.word(index) else { return false }
      let isMember = tokens.isMark(index - 1, ".")
      if loops.contains(word) { return !isMember && !tokens.isMark(index + 1, ":") }
      return isMember && mappings.contains(word) && (tokens.isMark(index + 1, "(") || tokens.isMark(index + 1, "{"))
    }
    return found.map { index in
      let token = tokens.tokens[index]
      return SourceRange((base + Int(token.start))..<(base + Int(token.end)))
    }
  }
}
