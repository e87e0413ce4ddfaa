internal import SourceDiagnostics

/// What gives names to types and values without a body: aliases and cases.
extension DeclarationScanner {
  /// Takes down the alias whose keyword the position has, and moves behind the names that it stands for.
  mutating func scanAlias() {
    prefix = DeclarationPrefix()
    position += 1
    // The name may be a word that is a keyword elsewhere.
    guard let token = tokens[position], let name = tokens.name(position) else { return }
    position += 1
    skipGenerics()
    guard tokens.isMark(position, "=") else { return }
    position += 1
    aliases.append(
      SwiftTypeAlias(
        name: Located(name, at: SourceRange(token.range)), qualifiedName: enclosingName + name,
        targets: composedNames() ?? []))
  }

  /// Reads the names of types that `&` joins; nil where something else belongs to the type.
  private mutating func composedNames() -> [String]? {
    var names: [String] = []
    while true {
      if tokens.word(position) == "any" { position += 1 }
      guard let name = genericName() else { return nil }
      names.append(name.value)
      guard tokens.isMark(position, "&") else { break }
      position += 1
    }
    guard let next = tokens[position], !next.startsLine else { return names }
    return [";", "}"].contains { tokens.isMark(position, $0) } ? names : nil
  }

  /// Takes down the cases behind the keyword at the position, and moves behind the last name.
  mutating func scanCases() {
    prefix = DeclarationPrefix()
    position += 1
    guard let owner = openTypes.last?.type, types[owner].kind == .enum else {
      if tokens.name(position) != nil { position += 1 }
      return
    }
    while let token = tokens[position], let name = tokens.name(position) {
      position += 1
      var values: [(label: String, type: String)] = []
      if tokens.isMark(position, "("), let close = tokens.partner(of: position) {
        values = associatedValues(from: position + 1, upTo: close)
        position = close + 1
      }
      types[owner].cases.append(
        SwiftEnumCase(
          name: Located(name, at: SourceRange(token.range)), labels: values.map(\.label), types: values.map(\.type),
          rawValue: rawValue()))
      guard tokens.isMark(position, ",") else { return }
      position += 1
    }
  }

  private func associatedValues(from first: Int, upTo end: Int) -> [(label: String, type: String)] {
    var values: [(label: String, type: String)] = []
    var start = first
    while start < end {
      let valueEnd = endOfParameter(from: start, upTo: end)
      if startsParameter(at: start), let label = tokens.name(start) {
        let colon = tokens.isMark(start + 1, ":") ? start + 1 : start + 2
        values.append((label, type(from: colon + 1, upTo: valueEnd)))
      } else {
        values.append(("_", type(from: start, upTo: valueEnd)))
      }
      start = valueEnd + 1
    }
    return values
  }

  /// Moves over a raw value, which is a literal, and gives its place.
  private mutating func rawValue() -> SourceRange? {
    guard tokens.isMark(position, "=") else { return nil }
    position += 1
    guard let first = tokens[position] else { return nil }
    if tokens.isMark(position, "-") { position += 1 }
    guard tokens[position]?.kind == .literal else { return nil }
    position += 1
    return SourceRange(Int(first.start)..<endOfPreviousToken)
  }
}
