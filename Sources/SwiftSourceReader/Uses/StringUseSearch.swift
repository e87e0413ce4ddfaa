internal import SourceDiagnostics

/// Finds strings in a piece of code.
struct StringUseSearch {
  private let piece: SwiftCodePiece
  private var tokens: SwiftTokenList { piece.tokens }

  /// A pattern has that many strings at most.
  private static let mostPatterns = 64

  init(_ piece: SwiftCodePiece) { self.piece = piece }

  /// The strings that are some texts, in order.
  func uses(of texts: Set<String>) -> [SwiftStringUse] {
    var found: [SwiftStringUse] = []
    var open: [Int] = []
    for (index, token) in tokens.tokens.enumerated() {
      switch token.mark {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
      default: break
      }
      guard token.kind == .literal, token.end - token.start > 2,
        tokens.bytes[Int(token.start)] == UInt8(ascii: "\"")
      else { continue }
      let text = tokens.text(token.range.dropFirst().dropLast())
      guard texts.contains(text) else { continue }
      found.append(
        SwiftStringUse(text: Located(text, at: piece.range(index)), purpose: purpose(of: index, in: open.last)))
    }
    return found
  }

  private func purpose(of index: Int, in opening: Int?) -> SwiftStringUse.Purpose {
    if isEquality(endingAt: index - 1) { return .comparison(with: tokens.name(index - 3)) }
    if isEquality(endingAt: index + 2), !tokens.isMark(index + 3, "=") {
      return .comparison(with: lastName(from: index + 3))
    }
    if isPattern(index) { return .comparison(with: nil) }
    if tokens.isMark(index - 1, "="), let name = assignedName(upTo: index - 1) { return .value(of: name) }
    guard let opening, tokens.isMark(opening, "("), let function = tokens.name(opening - 1) else { return .other }
    if tokens.isMark(index - 1, ":") { return .argument(of: function, label: tokens.name(index - 2)) }
    return opening == index - 1 || tokens.isMark(index - 1, ",") ? .argument(of: function, label: nil) : .other
  }

  /// Whether `==` or `!=` ends at an index.
  private func isEquality(endingAt index: Int) -> Bool {
    tokens.isMark(index, "=") && (tokens.isMark(index - 1, "=") || tokens.isMark(index - 1, "!"))
  }

  private func lastName(from index: Int) -> String? {
    var index = index
    while tokens.isMark(index + 1, "."), tokens.name(index + 2) != nil { index += 2 }
    return tokens.name(index)
  }

  /// Whether only strings and commas are between it and `case`.
  private func isPattern(_ index: Int) -> Bool {
    var index = index - 1
    var count = 0
    while tokens.isMark(index, ","), tokens[index - 1]?.kind == .literal, count < Self.mostPatterns {
      index -= 2
      count += 1
    }
    return tokens.word(index) == "case"
  }

  /// The name in front of `=`, or of a colon and a type in front of it.
  private func assignedName(upTo index: Int) -> String? {
    guard let name = tokens.name(index - 1) else { return nil }
    return tokens.isMark(index - 2, ":") ? tokens.name(index - 3) : name
  }
}
