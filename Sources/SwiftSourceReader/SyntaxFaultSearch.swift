internal import SourceDiagnostics

/// Goes through the tokens of a file up to the first mistake.
struct SyntaxFaultSearch {
  private let tokens: SwiftTokenList

  /// An opening bracket, with the indentation of its line.
  private struct OpenBracket {
    let index: Int
    let indentation: Int
  }

  /// The opening brackets that wait for a partner.
  private var open: [OpenBracket] = []

  /// The number of bytes in front of the first token on the line of the token that is looked at.
  private var indentation = 0

  /// The directives that wait for `#endif`.
  private var conditions: [Int] = []

  /// The first brace whose partner stands further to the left than the line that it ends.
  private var suspect: Int?

  private static let typeKeywords: Set<String> = ["enum", "extension", "protocol", "struct"]

  init(_ tokens: SwiftTokenList) { self.tokens = tokens }

  /// The first mistake; nil where there is none.
  mutating func first() -> SwiftSyntaxFault? {
    // A literal without an end swallows brackets, so that nothing is to be said of those.
    if let start = tokens.unfinishedStart {
      let isComment = tokens.bytes[start] == UInt8(ascii: "/")
      return SwiftSyntaxFault(
        isComment ? .unterminatedComment : .unterminatedString, at: SourceRange(start..<start + 1))
    }
    for index in 0..<tokens.count {
      if let fault = fault(at: index) { return fault }
    }
    if let last = open.last?.index {
      // What the indentation tells stands within the bracket that is left over.
      return SwiftSyntaxFault(
        .unclosedBracket, at: range(last), suspect: suspect.flatMap { $0 > last ? range($0) : nil })
    }
    return conditions.last.map { SwiftSyntaxFault(.unclosedCondition, at: range($0)) }
  }

  private func range(_ index: Int) -> SourceRange { SourceRange(tokens.tokens[index].range) }

  private mutating func fault(at index: Int) -> SwiftSyntaxFault? {
    let token = tokens.tokens[index]
    if token.startsLine { indentation = blankCount(inFrontOf: token) }
    switch token.mark {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open.append(OpenBracket(index: index, indentation: indentation))
      return nil
    case UInt8(ascii: ")"): return close(UInt8(ascii: "("), at: index)
    case UInt8(ascii: "]"): return close(UInt8(ascii: "["), at: index)
    case UInt8(ascii: "}"): return close(UInt8(ascii: "{"), at: index)
    default: break
    }
    if token.kind == .poundWord { return directive(at: index) }
    guard tokens.isMark(index + 1, "{"), let word = tokens.word(index), Self.typeKeywords.contains(word),
      !tokens.isMark(index - 1, ".")
    else { return nil }
    return SwiftSyntaxFault(.missingName, at: range(index))
  }

  private mutating func close(_ opening: UInt8, at index: Int) -> SwiftSyntaxFault? {
    guard let last = open.last else { return SwiftSyntaxFault(.strayBracket, at: range(index)) }
    if tokens.tokens[last.index].mark == opening {
      open.removeLast()
      if opening == UInt8(ascii: "{"), suspect == nil, tokens.tokens[index].startsLine,
        indentation < last.indentation
      {
        suspect = last.index
      }
      return nil
    }
    // Within the braces around, a partner tells that the last bracket lacks its own; else this one is too many.
    let enclosing = open.lastIndex { tokens.tokens[$0.index].mark == UInt8(ascii: "{") } ?? 0
    let hasPartner = open[enclosing...].contains { tokens.tokens[$0.index].mark == opening }
    return SwiftSyntaxFault(hasPartner ? .unclosedBracket : .strayBracket, at: range(hasPartner ? last.index : index))
  }

  private mutating func directive(at index: Int) -> SwiftSyntaxFault? {
    switch tokens.text(tokens.tokens[index].range) {
    case "#if":
      conditions.append(index)
    case "#elseif", "#else":
      if conditions.isEmpty { return SwiftSyntaxFault(.strayDirective, at: range(index)) }
    case "#endif":
      if conditions.popLast() == nil { return SwiftSyntaxFault(.strayDirective, at: range(index)) }
    default:
      break
    }
    return nil
  }

  /// The number of bytes between the start of the line and a token.
  private func blankCount(inFrontOf token: SwiftToken) -> Int {
    let start = Int(token.start)
    var lineStart = start
    while lineStart > 0, tokens.bytes[lineStart - 1] != 0x0A, tokens.bytes[lineStart - 1] != 0x0D { lineStart -= 1 }
    return start - lineStart
  }
}
