internal import SourceDiagnostics

/// Types within the bodies of functions and accessors, which the scanner has passed over.
extension DeclarationScanner {
  /// Takes down the types that are not taken down yet and have something behind a colon; takes time in proportion to the
  /// number of tokens.
  mutating func scanLocalTypes() {
    let known = Set(types.map(\.name.range.lowerBound))
    var index = 0
    while index < tokens.count {
      guard let kind = typeKeyword(at: index), let name = tokens[index + 1], !known.contains(name.start) else {
        index += 1
        continue
      }
      index = max(scanLocalType(kind, at: index), index + 1)
    }
  }

  /// Takes down a type with all that is in it, and gives the index behind it.
  private mutating func scanLocalType(_ kind: SwiftDeclarationKind, at index: Int) -> Int {
    var scanner = DeclarationScanner(source: source, tokens: tokens)
    scanner.position = index
    scanner.scanType(kind)
    guard let brace = scanner.openTypes.first?.closingBrace else { return scanner.position }
    while scanner.position <= brace, scanner.step() {}
    localTypes += scanner.types.filter { !$0.inheritedTypes.isEmpty }
    return scanner.position
  }

  /// The kind of type that a word declares whose name and colon follow; nil for any other token.
  private func typeKeyword(at index: Int) -> SwiftDeclarationKind? {
    // The mark is looked at first, since no text has to be made for it.
    guard tokens.isMark(index + 2, ":") || tokens.isMark(index + 2, "<"), let word = tokens.word(index),
      tokens.name(index + 1) != nil, index == 0 || !tokens.isMark(index - 1, ".")
    else { return nil }
    switch word {
    case "class": return isModifier(at: index) ? nil : .class
    case "struct": return .struct
    case "enum": return .enum
    case "actor": return startsActor(at: index) ? .actor : nil
    default: return nil
    }
  }
}
