internal import SourceDiagnostics

/// A piece of the code of a file: the whole file without its strings, or what stands in an interpolation.
struct SwiftCodePiece {
  /// The tokens.
  let tokens: SwiftTokenList

  /// The offset of the piece in the file.
  let base: Int

  /// All pieces of a file; takes time in proportion to its size.
  static func all(in source: SourceFile) -> [SwiftCodePiece] {
    let interpolations = SwiftLexer(source.bytes, keepsInterpolatedCode: true).interpolatedCode
    return [SwiftCodePiece(tokens: SwiftTokenList(source.bytes), base: 0)]
      + interpolations.map { range in
        let offsets = Int(range.lowerBound)..<Int(range.upperBound)
        return SwiftCodePiece(tokens: SwiftTokenList(Array(source.bytes[offsets])), base: offsets.lowerBound)
      }
  }

  /// The place of a token in the file.
  func range(_ index: Int) -> SourceRange { range(from: index, upTo: index + 1) }

  /// The place of some tokens in the file.
  func range(from first: Int, upTo end: Int) -> SourceRange {
    SourceRange((base + Int(tokens.tokens[first].start))..<(base + Int(tokens.tokens[end - 1].end)))
  }

  /// The index of the name whose member the name at an index is, optional or not; nil where it is no member of a name.
  func owner(of index: Int) -> Int? {
    guard tokens.isMark(index - 1, ".") else { return nil }
    var owner = index - 2
    if tokens.isMark(owner, "?") || tokens.isMark(owner, "!") { owner -= 1 }
    return tokens.name(owner) == nil ? nil : owner
  }
}
