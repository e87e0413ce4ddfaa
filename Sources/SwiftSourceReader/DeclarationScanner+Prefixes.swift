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
      openCondition(conditionText(), at: token.start)
    case "#elseif", "#else":
      nextClause(conditionText())
    case "#endif":
      endCondition()
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

  private mutating func openCondition(_ text: String, at offset: UInt32) {
    guard conditions.count < Self.deepestNesting else {
      unkeptConditionCount += 1
      return
    }
    conditions.append(
      OpenCondition(
        condition: SwiftCondition(text, block: Int(offset)), typeCount: types.count,
        methodCount: openTypes.last.map { types[$0.type].methods.count } ?? 0))
  }

  /// Goes on to another clause of the innermost block.
  private mutating func nextClause(_ text: String) {
    guard unkeptConditionCount == 0, let last = conditions.last,
      conditions.count > openTypes.last?.conditionCount ?? 0
    else { return }
    conditions[conditions.count - 1].condition = SwiftCondition(text, after: last.condition)
    conditions[conditions.count - 1].clauseCount += 1
  }

  /// Leaves the innermost block; what stands in it learns how many clauses there are.
  private mutating func endCondition() {
    if unkeptConditionCount == 0, let last = conditions.last, last.isExhaustive,
      conditions.count > openTypes.last?.conditionCount ?? 0
    {
      for index in types.indices[last.typeCount...] { types[index].conditions.complete(last) }
      if let owner = openTypes.last?.type {
        for index in types[owner].methods.indices[last.methodCount...] {
          types[owner].methods[index].conditions.complete(last)
        }
      }
    }
    closeConditions(downTo: conditions.count + unkeptConditionCount - 1)
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

extension [SwiftCondition] {
  /// Says of the clauses of a block how many there are.
  fileprivate mutating func complete(_ block: OpenCondition) {
    for index in indices where self[index].block == block.condition.block {
      self[index].alternativeCount = block.clauseCount
    }
  }
}
