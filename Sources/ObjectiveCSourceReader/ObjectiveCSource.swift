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

  /// Where the first bracket, quotation mark, condition or part of a class stands that has no partner; nil where each has
  /// one.
  package let imbalance: SourceLocation?

  /// Whether each bracket, quotation mark, condition and part of a class has its partner.
  package var isBalanced: Bool { imbalance == nil }

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
    imbalance = [scanner.firstOpen, lexer.firstOpen].compactMap(\.self).min()
      .map { SourceLocation(file: source, range: .position($0)) }
  }

  /// The tokens in a range, in their order, without lines for the preprocessor.
  package func tokens(in range: SourceRange) -> [Located<String>] {
    let bounds = range.offsets
    return tokens[tokens.partitionPoint { $0.range.lowerBound >= bounds.lowerBound }...]
      .prefix { $0.range.upperBound <= bounds.upperBound }
      .filter { $0.kind != .preprocessor }
      .map { Located(String(decoding: source.bytes[$0.range], as: UTF8.self), at: SourceRange($0.range)) }
  }

  /// The names of the macros that it defines.
  package var macroNames: [String] {
    tokens.lazy.filter { $0.kind == .preprocessor }.compactMap { token in
      let words = source.bytes[token.range].dropFirst().split { " \t(".utf8.contains($0) }.prefix(2)
        .map { String(decoding: $0, as: UTF8.self) }
      return words.first == "define" && words.count == 2 ? words[1] : nil
    }
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
