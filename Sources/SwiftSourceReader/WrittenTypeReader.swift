/// Reads a type, token by token.
struct WrittenTypeReader {
  let tokens: SwiftTokenList
  private var position = 0
  private var depth = 0

  /// No real type is nested as deeply.
  private static let deepestNesting = 64

  init(tokens: SwiftTokenList) {
    self.tokens = tokens
  }

  /// Whether all is read.
  var isAtEnd: Bool { position == tokens.count }

  /// The type at the position; nil where something else stands.
  mutating func type() -> SwiftWrittenType? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepestNesting else { return nil }
    skipAttributes()
    guard var type = plainType() else { return nil }
    while ["?", "!"].contains(where: { tokens.isMark(position, $0) }) {
      type = .optional(type)
      position += 1
    }
    return type
  }

  private mutating func skipAttributes() {
    while true {
      if tokens.isMark(position, "@") {
        position += 2
        while tokens.isMark(position, ".") { position += 2 }
        // `@Sendable (Int) -> Void` has a blank in front of what is no argument.
        if tokens.isMark(position, "("), tokens.isAdjacent(position), let close = tokens.partner(of: position) {
          position = close + 1
        }
      } else if let word = tokens.word(position), Self.specifiers.contains(word), !tokens.isMark(position + 1, ".") {
        position += 1
      } else {
        return
      }
    }
  }

  /// What may stand in front of a type and does not change what it is.
  private static let specifiers: Set = [
    "any", "inout", "sending", "borrowing", "consuming", "isolated", "nonisolated",
  ]

  private mutating func plainType() -> SwiftWrittenType? {
    if tokens.isMark(position, "[") { return arrayType() }
    if tokens.isMark(position, "(") { return tupleOrFunction() }
    guard tokens.word(position) != "some" else { return nil }
    return namedType()
  }

  private mutating func arrayType() -> SwiftWrittenType? {
    guard let close = tokens.partner(of: position) else { return nil }
    position += 1
    guard let element = type() else { return nil }
    if tokens.isMark(position, ":") {
      position += 1
      guard let value = type(), position == close else { return nil }
      position += 1
      return .named("Dictionary", [element, value])
    }
    guard position == close else { return nil }
    position += 1
    return .array(element)
  }

  private mutating func tupleOrFunction() -> SwiftWrittenType? {
    guard let close = tokens.partner(of: position) else { return nil }
    position += 1
    var elements: [SwiftWrittenType] = []
    while position < close {
      skipLabel()
      guard let element = type() else { return nil }
      elements.append(element)
      if tokens.isMark(position, ",") { position += 1 } else if position != close { return nil }
    }
    position = close + 1
    let isAsync = takeWord("async")
    let isThrowing = takeWord("throws")
    if isThrowing, tokens.isMark(position, "("), let end = tokens.partner(of: position) { position = end + 1 }
    guard tokens.isMark(position, "-"), tokens.isMark(position + 1, ">") else {
      guard !isAsync, !isThrowing else { return nil }
      return elements.count == 1 ? elements[0] : .tuple(elements)
    }
    position += 2
    guard let result = type() else { return nil }
    return .function(elements, isAsync: isAsync, isThrowing: isThrowing, result)
  }

  private mutating func skipLabel() {
    guard tokens.name(position) != nil else { return }
    if tokens.isMark(position + 1, ":") {
      position += 2
    } else if tokens.name(position + 1) != nil, tokens.isMark(position + 2, ":") {
      position += 3
    }
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard tokens.word(position) == word else { return false }
    position += 1
    return true
  }

  private mutating func namedType() -> SwiftWrittenType? {
    var names: [String] = []
    var arguments: [SwiftWrittenType] = []
    while let name = tokens.name(position) {
      names.append(name)
      position += 1
      arguments = []
      if tokens.isMark(position, "<") {
        position += 1
        while let argument = type() {
          arguments.append(argument)
          guard tokens.isMark(position, ",") else { break }
          position += 1
        }
        guard tokens.isMark(position, ">") else { return nil }
        position += 1
      }
      guard tokens.isMark(position, "."), tokens.name(position + 1) != nil else { break }
      position += 1
    }
    if names.count > 1, names[0] == "Swift" { names.removeFirst() }
    guard !names.isEmpty else { return nil }
    switch (names.joined(separator: "."), arguments.count) {
    case ("Array", 1): return .array(arguments[0])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Void", 0): return .tuple([])
    case (let name, _): return .named(name, arguments)
    }
  }
}
