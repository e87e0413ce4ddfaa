/// Reads the types of variables, constants and parameters off their declarations.
struct VariableTypeReader {
  let tokens: SwiftTokenList

  /// The types that are looked for.
  let types: Set<String>

  /// As many tokens of a value are looked at.
  private static let longestValue = 48

  /// A variable, constant or parameter.
  struct Declaration {
    let name: String
    /// The type; nil for another one than those that are looked for, or where none is written.
    let type: String?
    /// The last of the names of the value; nil where that is no name, or the type is known.
    let value: String?
    let offset: UInt32
  }

  /// The declarations in order.
  var declarations: [Declaration] {
    var found: [Declaration] = []
    for index in 0..<tokens.count {
      guard let name = tokens.name(index), let token = tokens[index] else { continue }
      let isVariable = ["let", "var"].contains(tokens.word(index - 1) ?? "")
      if isVariable {
        let type = variableType(of: index)
        let value = type == nil && tokens.isMark(index + 1, "=") ? valueName(from: index + 2) : nil
        found.append(Declaration(name: name, type: type, value: value, offset: token.start))
      } else if tokens.isMark(index + 1, ":"), isParameter(index), let type = type(from: index + 2) {
        found.append(Declaration(name: name, type: type, value: nil, offset: token.start))
      }
    }
    return found
  }

  private func variableType(of index: Int) -> String? {
    if tokens.isMark(index + 1, ":") { return type(from: index + 2) }
    // `case let order as OrderSoupIntent`
    if tokens.word(index + 1) == "as" { return type(from: index + 2) }
    return tokens.isMark(index + 1, "=") ? valueType(from: index + 2) : nil
  }

  /// Whether a name is that of a parameter, whose label or an opening parenthesis is in front of it.
  private func isParameter(_ index: Int) -> Bool {
    tokens.name(index - 1) != nil || tokens.isMark(index - 1, "(") || tokens.isMark(index - 1, ",")
  }

  /// The type that is written from an index on, if it is looked for; what is called there is a value.
  private func type(from index: Int) -> String? {
    guard let last = lastName(from: index), let name = tokens.name(last), types.contains(name),
      !tokens.isMark(last + 1, "("), !tokens.isMark(last + 1, ".")
    else { return nil }
    return name
  }

  private func valueName(from index: Int) -> String? { lastName(from: index).flatMap(tokens.name) }

  /// The type of a value: of what it makes, or of what it is said to be.
  ///
  /// For example: `OrderSoupIntent()`, `interaction.intent as? OrderSoupIntent`
  private func valueType(from first: Int) -> String? {
    var index = first
    while ["await", "try"].contains(tokens.word(index) ?? "") {
      index += 1
      if tokens.isMark(index, "?") || tokens.isMark(index, "!") { index += 1 }
    }
    if let last = lastName(from: index) {
      let isInit = tokens.word(last) == "init"
      let name = tokens.name(isInit ? last - 2 : last)
      if let name, types.contains(name), tokens.isMark(last + 1, "(") { return name }
    }
    let end = index + Self.longestValue
    while index < end, let token = tokens[index], index == first || !token.startsLine || tokens.isMark(index, ".") {
      if tokens.isMark(index, "{") || tokens.isMark(index, ";") || tokens.isMark(index, ",") { return nil }
      if tokens.word(index) == "as" {
        let mark = tokens.isMark(index + 1, "?") || tokens.isMark(index + 1, "!")
        return type(from: index + (mark ? 2 : 1))
      }
      index = (tokens.partner(of: index) ?? index) + 1
    }
    return nil
  }

  /// The index of the last of some names that points join; nil where there is none.
  private func lastName(from first: Int) -> Int? {
    var index = ["any", "some"].contains(tokens.word(first) ?? "") ? first + 1 : first
    guard tokens.name(index) != nil else { return nil }
    while tokens.isMark(index + 1, "."), tokens.name(index + 2) != nil { index += 2 }
    return index
  }
}
