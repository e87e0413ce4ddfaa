internal import SourceDiagnostics

/// Types and extensions.
extension DeclarationScanner {
  /// Takes down the type whose keyword the position has, and moves behind its opening brace.
  mutating func scanType(_ kind: SwiftDeclarationKind) {
    let start = declarationStart
    let prefix = self.prefix
    self.prefix = DeclarationPrefix()
    position += 1
    guard let name = typeName(of: kind) else { return }
    let isGeneric = tokens.isMark(position, "<") || openTypes.last.map { types[$0.type].isGeneric } == true
    skipGenerics()
    let inheritedTypes = tokens.isMark(position, ":") ? scanInheritedTypes() : []
    skipToBody()
    guard let opening = tokens[position], tokens.isMark(position, "{") else { return }
    guard openTypes.count < Self.deepestNesting else {
      position = end(ofGroupAt: position)
      return
    }

    let closing = tokens.partner(of: position)
    let end = closing.map { Int(tokens.tokens[$0].start) } ?? source.bytes.count
    let closingBrace = SourceRange(end..<(closing == nil ? end : end + 1))
    let enclosing = enclosingName
    openTypes.append(
      OpenType(type: types.count, closingBrace: closing, conditionCount: conditions.count + unkeptConditionCount))
    types.append(
      SwiftTypeDeclaration(
        source: source, kind: kind, name: name, qualifiedName: enclosing + name.value, inheritedTypes: inheritedTypes,
        attributes: prefix.attributes, modifiers: prefix.modifiers, conditions: conditions.map(\.condition),
        isGeneric: isGeneric,
        range: SourceRange(start..<Int(closingBrace.upperBound)), body: SourceRange(Int(opening.end)..<end),
        closingBrace: closingBrace))
    position += 1
  }

  /// The qualified name of the innermost open type with a point behind it; empty at the top of a file.
  var enclosingName: String { openTypes.last.map { types[$0.type].qualifiedName + "." } ?? "" }

  private mutating func typeName(of kind: SwiftDeclarationKind) -> Located<String>? {
    guard kind == .extension else {
      guard let token = tokens[position], let name = tokens.name(position) else { return nil }
      position += 1
      return Located(name, at: SourceRange(token.range))
    }
    if tokens.isMark(position, "["), let token = tokens[position] {
      // An array or a dictionary, as in `extension [Soup]`.
      let first = position
      position = end(ofGroupAt: position)
      return Located(
        tokens.text(from: first, upTo: position), at: SourceRange(token.range.lowerBound..<endOfPreviousToken))
    }
    guard let name = genericName() else { return nil }
    // `extension Soup?` extends the optional, so that nothing in it belongs to the soup.
    guard tokens.isMark(position, "?"), tokens.isAdjacent(position) else { return name }
    position += 1
    return Located(name.value + "?", at: SourceRange(Int(name.range.lowerBound)..<endOfPreviousToken))
  }

  /// The offset behind the token in front of the position.
  var endOfPreviousToken: Int { Int(tokens.tokens[position - 1].end) }

  /// Reads a dotted name whose parts may have generic arguments, which are left out of it.
  mutating func genericName() -> Located<String>? {
    guard var name = dottedName() else { return nil }
    while tokens.isMark(position, "<") {
      let start = position
      skipGenerics()
      guard position > start, tokens.isMark(position, "."), tokens.name(position + 1) != nil else { break }
      position += 1
      guard let rest = dottedName() else { break }
      name = Located(
        name.value + "." + rest.value, at: SourceRange(name.range.lowerBound, rest.range.upperBound))
    }
    return name
  }

  /// Reads the types behind the colon at the position, up to `where` or the body.
  private mutating func scanInheritedTypes() -> [Located<String>] {
    var inherited: [Located<String>] = []
    position += 1
    while let token = tokens[position], !tokens.isMark(position, "{"), !tokens.isMark(position, "}") {
      let start = position
      if tokens.isMark(position, "@") {
        position += 1
        _ = genericName()
        if tokens.isMark(position, "("), tokens.isAdjacent(position) { position = end(ofGroupAt: position) }
      } else if let word = tokens.word(position), word == "where" || isHeaderEnd(word) {
        break
      } else if ["class", "any", "nonisolated"].contains(tokens.word(position) ?? ""), !tokens.isMark(position + 1, ".")
      {
        // 'class' restricts a protocol to classes, the others are not part of a name.
        position += 1
      } else if tokens.isMark(position, "~"), tokens.name(position + 1) != nil {
        position += 1
        if let name = genericName() {
          inherited.append(
            Located("~" + name.value, at: SourceRange(token.start, name.range.upperBound)))
        }
      } else if let name = genericName() {
        inherited.append(name)
      }
      if position == start { position += 1 }
    }
    return inherited
  }

  /// Moves to the opening brace of a body, or to what shows that there is none.
  private mutating func skipToBody() {
    while position < tokens.count, !["{", "}", ";"].contains(where: { tokens.isMark(position, $0) }) {
      if let word = tokens.word(position), isHeaderEnd(word) { return }
      position =
        tokens.isMark(position, "(") || tokens.isMark(position, "[")
        ? end(ofGroupAt: position) : position + 1
    }
  }

  /// Whether a word at the position starts the next declaration, so that the current one has no body.
  private func isHeaderEnd(_ word: String) -> Bool {
    // `protocol Kitchen: class` is no declaration of a class.
    word != "class" && SwiftKeyword.declarations.contains(word) && !tokens.isMark(position - 1, ".")
  }
}
