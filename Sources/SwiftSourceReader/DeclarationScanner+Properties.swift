internal import SourceDiagnostics

/// Variables and constants.
extension DeclarationScanner {
  /// What one name of a declaration, or a tuple of names, is declared to be.
  private struct Binding {
    let names: [Located<String>]

    /// The index of the first token of the type.
    var typeStart: Int?

    /// The index behind the last token of the type.
    var typeEnd: Int?

    /// The index of the first token of the value.
    var valueStart: Int?

    /// The index behind the last token of the value.
    var valueEnd: Int?

    /// The index of the opening brace of the accessors.
    var accessors: Int?
  }

  /// Takes down the names that a declaration with `var` or `let` introduces, and moves behind it.
  mutating func scanProperty() {
    let start = declarationStart
    let prefix = self.prefix
    self.prefix = DeclarationPrefix()
    let isConstant = tokens.word(position) == "let"
    position += 1
    var bindings: [Binding] = []
    var current = Binding(names: patternNames())
    while let token = tokens[position], !(token.startsLine && startsStatement()) {
      if tokens.isMark(position, ","), tokens.name(position + 1) != nil, !isInGenericArguments(position) {
        bindings.append(closed(current))
        position += 1
        current = Binding(names: patternNames())
        continue
      }
      if tokens.isMark(position, "}") || tokens.isMark(position, ";") || isDirective(position) { break }
      if let word = tokens.word(position), SwiftKeyword.declarations.contains(word), !tokens.isMark(position - 1, ".") {
        break
      }
      take(token, into: &current)
      position = ["(", "[", "{"].contains { tokens.isMark(position, $0) } ? end(ofGroupAt: position) : position + 1
    }
    bindings.append(closed(current))
    guard let owner = openTypes.last?.type else { return }
    let range = SourceRange(start..<endOfPreviousToken)
    for binding in bindings {
      types[owner].properties += binding.names.map { name in
        SwiftProperty(
          name: name, range: range, attributes: prefix.attributes, modifiers: prefix.modifiers, isConstant: isConstant,
          type: type(of: binding), value: tokens.range(from: binding.valueStart, upTo: binding.valueEnd),
          accessors: binding.accessors.flatMap { tokens.range(from: $0, upTo: end(ofGroupAt: $0)) })
      }
    }
  }

  /// Takes a colon, a `=` or a brace at the position for the start of a type, a value or accessors.
  private func take(_ token: SwiftToken, into binding: inout Binding) {
    guard binding.valueStart == nil, binding.accessors == nil else { return }
    switch token.mark {
    case UInt8(ascii: ":") where binding.typeStart == nil:
      binding.typeStart = position + 1
    case UInt8(ascii: "="):
      binding.typeEnd = position
      binding.valueStart = position + 1
    case UInt8(ascii: "{"):
      binding.typeEnd = position
      binding.accessors = position
    default:
      break
    }
  }

  /// The binding with the position for the end of what has none.
  private func closed(_ binding: Binding) -> Binding {
    var binding = binding
    binding.typeEnd = binding.typeEnd ?? position
    binding.valueEnd = position
    return binding
  }

  private func type(of binding: Binding) -> Located<String>? {
    guard binding.names.count == 1, let start = binding.typeStart, let end = binding.typeEnd else { return nil }
    return tokens.range(from: start, upTo: end).map { Located(tokens.text(from: start, upTo: end), at: $0) }
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
