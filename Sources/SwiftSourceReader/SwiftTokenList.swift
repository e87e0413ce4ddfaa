internal import SourceDiagnostics

/// The tokens of a file, with the bracket that belongs to each bracket.
struct SwiftTokenList {
  /// The text.
  let bytes: [UInt8]

  /// The tokens in order.
  let tokens: [SwiftToken]

  /// Whether every bracket has a partner, and every comment and string literal an end.
  private(set) var isBalanced: Bool

  /// Where the first string or comment without an end starts; nil where each has one.
  let unfinishedStart: Int?

  /// For an opening bracket the index of the closing one; -1 for any other token and where there is none.
  private var partners: [Int32]

  /// The tokens of a text.
  init(_ bytes: [UInt8]) {
    let lexer = SwiftLexer(bytes)
    self.bytes = bytes
    tokens = lexer.tokens
    isBalanced = lexer.isComplete
    unfinishedStart = lexer.unfinishedStart
    partners = Array(repeating: -1, count: tokens.count)
    findPartners()
  }

  /// The number of tokens.
  var count: Int { tokens.count }

  /// The token at an index; nil in front of the first one and behind the last.
  subscript(index: Int) -> SwiftToken? { index >= 0 && index < tokens.count ? tokens[index] : nil }

  /// The closing bracket of an opening one; nil where there is none.
  func partner(of index: Int) -> Int? {
    partners[index] < 0 ? nil : Int(partners[index])
  }

  /// Whether a token is the given mark.
  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].mark == UInt8(ascii: mark)
  }

  /// Whether a token starts where the one in front of it ends.
  func isAdjacent(_ index: Int) -> Bool {
    index > 0 && index < tokens.count && tokens[index - 1].end == tokens[index].start
  }

  /// The word of a token that is a keyword or an identifier without back-ticks; nil for any other token.
  func word(_ index: Int) -> String? {
    guard index >= 0, let token = self[index], token.kind == .word else { return nil }
    return text(token.range)
  }

  /// The name of a token that is a word with or without back-ticks, without them; nil for any other token.
  func name(_ index: Int) -> String? {
    guard let token = self[index] else { return nil }
    switch token.kind {
    case .word: return text(token.range)
    case .quotedWord: return text(token.range.dropFirst().dropLast())
    case .poundWord, .literal, .mark: return nil
    }
  }

  /// The text of some bytes; what is not UTF-8 is replaced.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text from a token up to another one, not including it.
  func text(from first: Int, upTo end: Int) -> String {
    first < end ? text(Int(tokens[first].start)..<Int(tokens[end - 1].end)) : ""
  }

  /// The bytes from a token up to another one, not including it; nil where there is no token between them.
  func range(from first: Int?, upTo end: Int?) -> SourceRange? {
    guard let first, let end, first < end, end <= count else { return nil }
    return SourceRange(tokens[first].start, tokens[end - 1].end)
  }

  // MARK: Brackets

  private mutating func findPartners() {
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.mark {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(index)
      case UInt8(ascii: ")"):
        close(UInt8(ascii: "("), with: index, &open)
      case UInt8(ascii: "]"):
        close(UInt8(ascii: "["), with: index, &open)
      case UInt8(ascii: "}"):
        // Braces hold declarations together: parentheses that are still open cannot be meant to hold one.
        while let last = open.last, tokens[last].mark != UInt8(ascii: "{") {
          open.removeLast()
          isBalanced = false
        }
        close(UInt8(ascii: "{"), with: index, &open)
      default:
        break
      }
    }
    if !open.isEmpty { isBalanced = false }
  }

  /// Pairs a closing bracket with the innermost open one if that is of its kind; else it has no partner.
  private mutating func close(_ opening: UInt8, with index: Int, _ open: inout [Int]) {
    guard let last = open.last, tokens[last].mark == opening else {
      isBalanced = false
      return
    }
    partners[last] = Int32(truncatingIfNeeded: index)
    open.removeLast()
  }
}
