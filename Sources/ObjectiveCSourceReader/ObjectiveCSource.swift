package import SourceDiagnostics

/// A file of Objective-C, read as far as its classes, protocols and methods.
///
/// Nothing is expanded and no header is followed: what macros make of a file is not seen.
package struct ObjectiveCSource: Sendable, Equatable {
  /// The file.
  package let source: SourceFile

  /// The parts of classes and the protocols, in their order.
  package let containers: [ObjectiveCContainer]

  /// The lines that include other files, without what stands under a condition.
  package let imports: [SourceRange]

  /// Whether each bracket, quotation mark, condition and part of a class has its end.
  package let isBalanced: Bool

  private let tokens: [ObjectiveCToken]

  /// Reads a file.
  package init(reading source: SourceFile) {
    self.source = source
    let lexer = ObjectiveCLexer(source.bytes)
    var scanner = ObjectiveCScanner(lexer.tokens, of: source)
    scanner.run()
    tokens = lexer.tokens
    containers = scanner.containers
    imports = scanner.imports
    isBalanced = scanner.isBalanced && lexer.isFinished
  }

  /// The tokens in a range, in their order, without lines for the preprocessor.
  package func tokens(in range: SourceRange) -> [Located<String>] {
    let bounds = range.offsets
    return tokens[tokens.partitionPoint { $0.range.lowerBound >= bounds.lowerBound }...]
      .prefix { $0.range.upperBound <= bounds.upperBound }
      .filter { $0.kind != .preprocessor }
      .map { Located(String(decoding: source.bytes[$0.range], as: UTF8.self), at: SourceRange($0.range)) }
  }

  /// All tokens, in their order.
  package var allTokens: [Located<String>] { tokens(in: SourceRange(0, UInt32(source.bytes.count))) }
}

extension [ObjectiveCToken] {
  /// The index of the first element for which a predicate holds, where it holds for all behind it.
  fileprivate func partitionPoint(_ isBehind: (ObjectiveCToken) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
