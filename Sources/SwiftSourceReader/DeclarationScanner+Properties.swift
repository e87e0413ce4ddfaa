internal import SourceDiagnostics

/// Variables and constants.
extension DeclarationScanner {
  /// Takes down the names that a declaration with `var` or `let` introduces, and moves behind it.
  mutating func scanProperty() {
    let start = declarationStart
    let isStatic = prefix.modifiers.contains("static") || prefix.modifiers.contains("class")
    prefix = DeclarationPrefix()
    position += 1
    var names = patternNames()
    while let token = tokens[position], !(token.startsLine && startsStatement()) {
      if tokens.isMark(position, ","), tokens.name(position + 1) != nil, !isInGenericArguments(position) {
        position += 1
        names += patternNames()
        continue
      }
      if tokens.isMark(position, "}") || tokens.isMark(position, ";") || isDirective(position) { break }
      if let word = tokens.word(position), SwiftKeyword.declarations.contains(word), !tokens.isMark(position - 1, ".") {
        break
      }
      position = ["(", "[", "{"].contains { tokens.isMark(position, $0) } ? end(ofGroupAt: position) : position + 1
    }
    guard let owner = openTypes.last?.type else { return }
    let range = SourceRange(start..<endOfPreviousToken)
    types[owner].properties += names.map { SwiftProperty(name: $0, range: range, isStatic: isStatic) }
  }

  /// Reads a name, or the names of a tuple.
  private mutating func patternNames() -> [Located<String>] {
    if let name = tokens.name(position), let token = tokens[position] {
      position += 1
      return [Located(name, at: SourceRange(token.range))]
    }
    guard tokens.isMark(position, "("), let close = tokens.partner(of: position) else { return [] }
    let names = ((position + 1)..<close).compactMap { index -> Located<String>? in
      // In `(first: x, y)`, 'first' is a label.
      guard let name = tokens.name(index), name != "_", !tokens.isMark(index + 1, ":") else { return nil }
      return Located(name, at: SourceRange(tokens.tokens[index].range))
    }
    position = close + 1
    return names
  }

  /// Whether a comma separates generic arguments and no two names: what follows is neither typed nor given a value.
  private func isInGenericArguments(_ comma: Int) -> Bool {
    ![":", "=", ",", "{"].contains { tokens.isMark(comma + 2, $0) } && tokens[comma + 2]?.startsLine == false
  }

  private func isDirective(_ index: Int) -> Bool {
    guard let token = tokens[index], token.kind == .poundWord else { return false }
    return ["#if", "#elseif", "#else", "#endif"].contains(tokens.text(token.range))
  }

  /// Whether the token at the position, which starts a line, is not a part of the value or type in front of it.
  private func startsStatement() -> Bool {
    guard let token = tokens[position] else { return true }
    // What the line before left open goes on, whatever comes; `?`, `!` and `>` can end a type.
    let previous = tokens.tokens[position - 1]
    if previous.mark != 0, !")]}?!>\"".utf8.contains(previous.mark) { return false }
    if tokens.isMark(position - 1, ">"), isArrowHead(position - 1) { return false }
    switch token.kind {
    case .word: return !["else", "as", "is", "in", "where"].contains(tokens.word(position) ?? "")
    case .mark: return "@#}([;".utf8.contains(token.mark)
    case .quotedWord, .poundWord, .literal: return true
    }
  }
}
