internal import SourceDiagnostics

/// Functions.
extension DeclarationScanner {
  /// Takes down the function whose keyword the position has, and moves behind its body.
  mutating func scanFunction() {
    let start = declarationStart
    let prefix = self.prefix
    self.prefix = DeclarationPrefix()
    position += 1
    guard let (name, isOperator) = functionName() else { return }
    let isGeneric = tokens.isMark(position, "<")
    skipGenerics()
    guard tokens.isMark(position, "("), let close = tokens.partner(of: position) else { return }
    let parameters = parameters(from: position + 1, upTo: close)
    position = close + 1
    let effects = skipSignature()
    var body: SourceRange?
    if let opening = tokens[position], tokens.isMark(position, "{") {
      position = end(ofGroupAt: position)
      body = SourceRange(Int(opening.start)..<endOfPreviousToken)
    }
    // At the top of a file there is no type that would have the method.
    guard let type = openTypes.last else { return }
    types[type.type].methods.append(
      SwiftMethod(
        name: name, labels: parameters.map { isOperator ? "_" : $0.label }, parameterTypes: parameters.map(\.type),
        result: effects.result, isGeneric: isGeneric, isAsync: effects.isAsync, isThrowing: effects.isThrowing,
        attributes: prefix.attributes, modifiers: prefix.modifiers,
        conditions: conditions.dropFirst(type.conditionCount).map(\.condition),
        range: SourceRange(start..<endOfPreviousToken), body: body))
  }

  private mutating func functionName() -> (name: Located<String>, isOperator: Bool)? {
    guard let first = tokens[position] else { return nil }
    if let name = tokens.name(position) {
      position += 1
      return (Located(name, at: SourceRange(first.range)), false)
    }
    guard first.mark.isSwiftOperator else { return nil }
    var end = position + 1
    while let token = tokens[end], token.mark.isSwiftOperator, tokens.isAdjacent(end) { end += 1 }
    // As for the compiler, `==<Value>(…)` is '==' with generic parameters.
    if end > position + 1, tokens.isMark(end - 1, "<"), tokens[end]?.kind == .word { end -= 1 }
    let range = Int(first.start)..<Int(tokens.tokens[end - 1].end)
    position = end
    return (Located(tokens.text(range), at: SourceRange(range)), true)
  }

  // MARK: Parameters

  private func parameters(from first: Int, upTo end: Int) -> [(label: String, type: String)] {
    var parameters: [(label: String, type: String)] = []
    var start = first
    while start < end {
      let parameterEnd = endOfParameter(from: start, upTo: end)
      parameters.append(parameter(from: start, upTo: parameterEnd))
      start = parameterEnd + 1
    }
    return parameters
  }

  /// The index of the comma behind a parameter, or the end of all.
  func endOfParameter(from start: Int, upTo end: Int) -> Int {
    var index = start
    var angleDepth = 0
    while index < end {
      switch tokens.tokens[index].mark {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        index = self.end(ofGroupAt: index)
        continue
      case UInt8(ascii: "<"):
        angleDepth += 1
      case UInt8(ascii: ">") where !isArrowHead(index):
        angleDepth -= 1
      case UInt8(ascii: ",") where angleDepth <= 0 || startsParameter(at: index + 1):
        return index
      default:
        break
      }
      index += 1
    }
    return end
  }

  /// Whether one or two names and a colon stand at an index; within generic arguments nothing does.
  func startsParameter(at index: Int) -> Bool {
    tokens.name(index) != nil
      && (tokens.isMark(index + 1, ":") || (tokens.name(index + 1) != nil && tokens.isMark(index + 2, ":")))
  }

  private func parameter(from start: Int, upTo end: Int) -> (label: String, type: String) {
    var colon = start
    var names: [String] = []
    while colon < end, !tokens.isMark(colon, ":") {
      if tokens.isMark(colon, "@") {
        colon = self.end(ofAttributeAt: colon, upTo: end)
      } else {
        if let name = tokens.name(colon) { names.append(name) }
        colon += 1
      }
    }
    // In front of a label and a name only old texts have more: 'inout', 'let', 'var'.
    let label = names.suffix(2).first ?? "_"
    return (label, colon < end ? type(from: colon + 1, upTo: end) : "")
  }

  /// The text of a type, without the default value that may follow it.
  func type(from start: Int, upTo end: Int) -> String {
    var typeEnd = start
    while typeEnd < end, !tokens.isMark(typeEnd, "=") || isOperatorPart(typeEnd) {
      typeEnd = min(end, tokens.tokens[typeEnd].mark == 0 ? typeEnd + 1 : endOfGroupOrMark(at: typeEnd))
    }
    return tokens.text(from: start, upTo: typeEnd)
  }

  /// The index behind an attribute in front of a parameter, which may be a dotted name with arguments.
  private func end(ofAttributeAt index: Int, upTo end: Int) -> Int {
    var index = index + 2
    while index + 1 < end, tokens.isMark(index, ".") { index += 2 }
    if tokens.isMark(index, "<") {
      while index < end, !tokens.isMark(index, ">"), !tokens.isMark(index, ":") { index += 1 }
      if tokens.isMark(index, ">") { index += 1 }
    }
    return tokens.isMark(index, "(") ? self.end(ofGroupAt: index) : index
  }

  private func endOfGroupOrMark(at index: Int) -> Int {
    ["(", "[", "{"].contains { tokens.isMark(index, $0) } ? end(ofGroupAt: index) : index + 1
  }

  /// Whether a `=` touches another mark of an operator behind it, as in `==`.
  private func isOperatorPart(_ index: Int) -> Bool {
    tokens.isMark(index + 1, "=") && tokens.isAdjacent(index + 1)
  }

  // MARK: Behind the parameters

  /// Moves over effects, result and requirements to the body, or to the end of a function without one.
  private mutating func skipSignature() -> (isAsync: Bool, isThrowing: Bool, result: String?) {
    var effects = (isAsync: false, isThrowing: false)
    var isBehindArrow = false
    var resultStart: Int?
    var resultEnd: Int?
    func signature(upTo end: Int) -> (isAsync: Bool, isThrowing: Bool, result: String?) {
      let result = resultStart.map { tokens.text(from: $0, upTo: resultEnd ?? end) }
      return (effects.isAsync, effects.isThrowing, result)
    }
    while let token = tokens[position] {
      if token.startsLine, !continuesSignature() { break }
      switch token.mark {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
        return signature(upTo: position)
      case UInt8(ascii: "("), UInt8(ascii: "["):
        position = end(ofGroupAt: position)
        continue
      case UInt8(ascii: ">") where isArrowHead(position):
        isBehindArrow = true
        resultStart = resultStart ?? position + 1
      default:
        break
      }
      if token.kind == .poundWord { break }
      if let word = tokens.word(position), !tokens.isMark(position - 1, ".") {
        if SwiftKeyword.declarations.contains(word) { break }
        if word == "where" { resultEnd = resultEnd ?? position }
        if !isBehindArrow {
          effects.isAsync = effects.isAsync || word == "async" || word == "reasync"
          effects.isThrowing = effects.isThrowing || word == "throws" || word == "rethrows"
        }
      }
      position += 1
    }
    return signature(upTo: position)
  }

  /// Whether the token at the position, which starts a line, goes on with the header of a function.
  private func continuesSignature() -> Bool {
    guard let token = tokens[position] else { return false }
    if ["{", "-", "&", ",", ".", ":", "=", ">"].contains(where: { tokens.isMark(position, $0) }) { return true }
    if let word = tokens.word(position), SwiftKeyword.signatureWords.contains(word) { return true }
    guard token.kind != .poundWord, !tokens.isMark(position, "}") else { return false }
    // What the line before left open: '->', a comma, a colon, an operator, or a word that a type follows.
    if let word = tokens.word(position - 1) { return ["where", "some", "any"].contains(word) }
    if tokens.isMark(position - 1, ">") { return isArrowHead(position - 1) }
    return [",", ":", "&", "=", ".", "<"].contains { tokens.isMark(position - 1, $0) }
  }
}
