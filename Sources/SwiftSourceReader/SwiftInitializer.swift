internal import SourceDiagnostics

/// An initializer of a type, as far as it tells who can call it without an argument.
package struct SwiftInitializer: Sendable, Equatable {
  /// The attributes in front of it.
  package let attributes: [SwiftAttribute]

  /// The modifiers in front of it as they are written, for example `public` and `override`.
  package let modifiers: [String]

  /// Whether it stands in a clause of conditional compilation within its type.
  package let isConditional: Bool

  /// Whether it needs no argument, cannot fail and waits for nothing.
  package let needsNothing: Bool

  /// The initializers that a declaration has between its braces, in order; not those of types within it.
  package static func all(in declaration: SwiftTypeDeclaration) -> [SwiftInitializer] {
    var search = Search(declaration)
    return search.initializers()
  }
}

/// Goes through the members of one declaration.
private struct Search {
  private let tokens: SwiftTokenList
  private let base: UInt32
  private var position = 0

  private var attributes: [SwiftAttribute] = []
  private var modifiers: [String] = []

  init(_ declaration: SwiftTypeDeclaration) {
    tokens = SwiftTokenList(Array(declaration.source.bytes[declaration.body.offsets]))
    base = declaration.body.lowerBound
  }

  mutating func initializers() -> [SwiftInitializer] {
    var found: [SwiftInitializer] = []
    var openConditions = 0
    while let token = tokens[position] {
      if tokens.isMark(position, "@"), let attribute = attribute() {
        attributes.append(attribute)
        continue
      }
      let word = tokens.word(position)
      if let word, SwiftKeyword.modifiers.contains(word) {
        modifiers.append(word)
        position += 1
        continue
      }
      if token.kind == .poundWord {
        let directive = tokens.text(token.range)
        openConditions += directive == "#if" ? 1 : directive == "#endif" ? -1 : 0
      } else if word == "init", !tokens.isMark(position - 1, ".") {
        found.append(
          SwiftInitializer(
            attributes: attributes, modifiers: modifiers, isConditional: openConditions > 0,
            needsNothing: needsNothing(position)))
      }
      attributes = []
      modifiers = []
      position = (tokens.partner(of: position) ?? position) + 1
    }
    return found
  }

  /// The attribute at the position, which moves behind it; nil where none starts, and the position stays.
  private mutating func attribute() -> SwiftAttribute? {
    var end = position + 1
    guard tokens.name(end) != nil else { return nil }
    while tokens.isMark(end + 1, "."), tokens.name(end + 2) != nil { end += 2 }
    guard let name = range(from: position + 1, upTo: end + 1) else { return nil }
    let text = tokens.text(from: position + 1, upTo: end + 1)
    position = end + 1
    guard tokens.isMark(position, "("), tokens[position]?.startsLine == false,
      let close = tokens.partner(of: position)
    else { return SwiftAttribute(name: Located(text, at: name), argument: nil, argumentRange: nil) }
    let argument = tokens.text(from: position + 1, upTo: close)
    let argumentRange = SourceRange(tokens.tokens[position].end + base, tokens.tokens[close].start + base)
    position = close + 1
    return SwiftAttribute(name: Located(text, at: name), argument: argument, argumentRange: argumentRange)
  }

  private func range(from first: Int, upTo end: Int) -> SourceRange? {
    tokens.range(from: first, upTo: end).map { SourceRange($0.lowerBound + base, $0.upperBound + base) }
  }

  private func needsNothing(_ index: Int) -> Bool {
    guard tokens.isMark(index + 1, "("), let closing = tokens.partner(of: index + 1) else { return false }
    if ["async", "throws"].contains(tokens.word(closing + 1) ?? "") { return false }
    return haveValues(from: index + 2, upTo: closing)
  }

  /// Whether each parameter has a value of its own.
  private func haveValues(from first: Int, upTo end: Int) -> Bool {
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
