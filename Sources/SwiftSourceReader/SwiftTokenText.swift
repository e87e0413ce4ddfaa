package import SourceDiagnostics

/// A piece of Swift source without what the compiler passes over: blanks, line breaks and comments.
package struct SwiftTokenText: Sendable, Equatable {
  /// The words, literals and marks in order; operators are not put together.
  package let tokens: [ArraySlice<UInt8>]

  /// The tokens in some bytes of a file, which have to start and end between two of them.
  package init(_ range: SourceRange, of source: SourceFile) {
    let offset = range.offsets.lowerBound
    tokens = SwiftLexer(Array(source.bytes[range.offsets])).tokens.map { token in
      source.bytes[(token.range.lowerBound + offset)..<(token.range.upperBound + offset)]
    }
  }
}
