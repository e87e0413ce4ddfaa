internal import SourceDiagnostics

/// Attributes, modifiers and conditional compilation.
extension DeclarationScanner {
  /// Takes an attribute as a part of what stands in front of the next declaration.
  mutating func scanAttribute() {
    let start = position
    position += 1
    guard let name = dottedName() else {
      prefix = DeclarationPrefix()
      return
    }
    skipGenerics()
    var argument: String?
    var argumentRange: SourceRange?
    // Behind a blank, parentheses could be anything that the next declaration starts with; none does, within a line.
    if tokens.isMark(position, "("), let close = tokens.partner(of: position), tokens[position]?.startsLine == false {
      argument = tokens.text(from: position + 1, upTo: close)
      argumentRange = SourceRange(tokens.tokens[position].end, tokens.tokens[close].start)
      position = close + 1
    }
    prefix.start = prefix.start ?? start
    prefix.attributes.append(SwiftAttribute(name: name, argument: argument, argumentRange: argumentRange))
  }

  /// Takes the word at the position as a modifier, with its argument.
  mutating func takeModifier(_ word: String) {
    prefix.start = prefix.start ?? position
    position += 1
    if tokens.isMark(position, "("), let argument = tokens.word(position + 1),
      SwiftKeyword.modifierArguments.contains(argument), tokens.isMark(position + 2, ")")
    {
      prefix.modifiers.append("\(word)(\(argument))")
      position += 3
    } else {
      prefix.modifiers.append(word)
    }
  }

  /// Whether `class` stands in front of a member, as in `class func`, and declares no class.
  func isModifier(at index: Int) -> Bool {
    guard let next = tokens.word(index + 1) else { return false }
    if ["func", "var", "let", "subscript"].contains(next) { return true }
    // A class may have the name of a modifier that is no reserved word.
    return SwiftKeyword.modifiers.contains(next)
      && !["{", ":", "<"].contains { tokens.isMark(index + 2, $0) }
  }

  /// Whether `actor` is a keyword, which it is in front of a name only.
  func startsActor(at index: Int) -> Bool {
    guard let next = tokens[index + 1], !next.startsLine, let name = tokens.name(index + 1) else { return false }
    return next.kind == .quotedWord || !SwiftKeyword.reserved.contains(name)
  }

  // MARK: Conditional compilation

  /// Takes down a directive, or passes over a macro.
  mutating func scanDirective() {
    guard let token = tokens[position] else { return }
    switch tokens.text(token.range) {
    case "#if":
      openCondition(conditionText())
    case "#elseif", "#else":
      closeConditions(downTo: conditions.count + unkeptConditionCount - 1)
      openCondition(conditionText())
    case "#endif":
      closeConditions(downTo: conditions.count + unkeptConditionCount - 1)
      position += 1
    default:
      prefix = DeclarationPrefix()
      position += 1
    }
  }

  /// The directive at the position with its condition; moves behind it.
  private mutating func conditionText() -> String {
    let start = position
    position += 1
    while let token = tokens[position], !token.startsLine {
      position = tokens.isMark(position, "(") ? end(ofGroupAt: position) : position + 1
    }
    return tokens.text(from: start, upTo: position)
  }

  private mutating func openCondition(_ text: String) {
    if conditions.count < Self.deepestNesting {
      conditions.append(text)
    } else {
      unkeptConditionCount += 1
    }
  }

  /// Leaves clauses until the given number of them is open; those around the current type cannot be left.
  mutating func closeConditions(downTo count: Int) {
    let count = max(count, openTypes.last?.conditionCount ?? 0)
    while conditions.count + unkeptConditionCount > count {
      if unkeptConditionCount > 0 {
        unkeptConditionCount -= 1
      } else {
        conditions.removeLast()
      }
    }
  }
}
