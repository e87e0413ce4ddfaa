package import SourceDiagnostics

/// Where a Swift file has code, where literals, and where neither.
package struct SwiftCodeRanges: Sendable {
  /// What a byte may be part of.
  package enum Part: Sendable, Hashable {
    /// Code, also that in the interpolation of a string.
    case code
    /// A string, with the comments in its interpolations; a regular expression or a number.
    case literal
  }

  /// Whether every comment and string has an end; if not, code may lie in what is taken for one.
  package let isComplete: Bool

  private let tokens: [SwiftToken]
  private let interpolatedCode: [Range<UInt32>]

  /// The ranges of a file; takes time in proportion to its size.
  package init(in source: SourceFile) {
    let lexer = SwiftLexer(source.bytes, keepsInterpolatedCode: true)
    isComplete = lexer.isComplete
    tokens = lexer.tokens
    interpolatedCode = lexer.interpolatedCode
  }

  /// What an offset is part of; nil in a comment, and between tokens.
  package func part(at offset: UInt32) -> Part? {
    let next = tokens.partitionPoint { $0.start > offset }
    guard next > 0, offset < tokens[next - 1].end else { return nil }
    guard tokens[next - 1].kind == .literal else { return .code }
    let nextCode = interpolatedCode.partitionPoint { $0.lowerBound > offset }
    return nextCode > 0 && offset < interpolatedCode[nextCode - 1].upperBound ? .code : .literal
  }
}
