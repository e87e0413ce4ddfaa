internal import SourceDiagnostics

/// What the initializers of a declaration ask for.
package struct SwiftInitializers: Sendable, Equatable {
  /// Whether there are none.
  package let isEmpty: Bool

  /// Whether one needs no argument, cannot fail, waits for nothing, and is there for whoever knows the type.
  package let hasPlain: Bool

  /// What the declaration has between its braces, types within it aside.
  package init(of declaration: SwiftTypeDeclaration) {
    let tokens = SwiftTokenList(Array(declaration.source.bytes[declaration.body.offsets]))
    var count = 0
    var hasPlain = false
    var index = 0
    while index < tokens.count {
      if tokens.word(index) == "init", !tokens.isMark(index - 1, ".") {
        count += 1
        hasPlain = hasPlain || Self.isPlain(tokens, index)
      }
      index = (tokens.partner(of: index) ?? index) + 1
    }
    isEmpty = count == 0
    self.hasPlain = hasPlain
  }

  private static func isPlain(_ tokens: SwiftTokenList, _ index: Int) -> Bool {
    var modifier = index - 1
    while let word = tokens.word(modifier), SwiftKeyword.modifiers.contains(word), tokens[modifier]?.startsLine != nil {
      if word.hasSuffix("private") { return false }
      modifier -= 1
    }
    guard tokens.isMark(index + 1, "("), let closing = tokens.partner(of: index + 1) else { return false }
    if ["async", "throws"].contains(tokens.word(closing + 1) ?? "") { return false }
    return needsNothing(tokens, from: index + 2, upTo: closing)
  }

  /// Whether each parameter has a value of its own.
  private static func needsNothing(_ tokens: SwiftTokenList, from first: Int, upTo end: Int) -> Bool {
    var index = first
    var hasValue = true
    while index < end {
      if tokens.isMark(index, ",") {
        if !hasValue { return false }
        hasValue = false
      } else if tokens.isMark(index, "=") {
        hasValue = true
      } else if index == first {
        hasValue = false
      }
      index = (tokens.partner(of: index) ?? index) + 1
    }
    return hasValue
  }
}
