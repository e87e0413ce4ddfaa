internal import SourceDiagnostics

/// Literals, names and calls.
extension ExpressionReader {
  /// The expression that starts at a token, and the index behind it; what follows may belong to it and not be understood.
  func operand(from first: Int, upTo end: Int) -> (SwiftExpression.Kind, Int)? {
    guard let token = tokens[first] else { return nil }
    switch token.kind {
    case .literal: return (literal(token), first + 1)
    case .poundWord: return nil
    case .word, .quotedWord:
      guard let (name, next) = name(from: first, upTo: end) else { return nil }
      return called(.name(name), from: next, upTo: end) ?? (.name(name), next)
    case .mark: break
    }
    switch token.mark {
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      guard let number = tokens[first + 1], number.kind == .literal, case .number = literal(number) else { return nil }
      return (.number, first + 2)
    case UInt8(ascii: "."):
      guard let (name, next) = name(from: first + 1, upTo: end) else { return nil }
      return called(.implicitMember(name), from: next, upTo: end) ?? (.implicitMember(name), next)
    case UInt8(ascii: "\\"):
      return keyPath(from: first, upTo: end)
    case UInt8(ascii: "("):
      guard let close = tokens.partner(of: first), close < end else { return nil }
      // What is in parentheses is read once: nested ones would double the work each time.
      guard parts(from: first + 1, upTo: close).count > 1 else {
        return (expression(from: first + 1, upTo: close).kind, close + 1)
      }
      return (.tuple(arguments(from: first + 1, upTo: close).map(\.value)), close + 1)
    case UInt8(ascii: "["):
      return list(from: first, upTo: end)
    default:
      return nil
    }
  }

  /// Names that points join, without generic arguments.
  private func name(from first: Int, upTo end: Int) -> (String, Int)? {
    guard first < end, var name = tokens.name(first) else { return nil }
    var next = first + 1
    while next < end {
      if tokens.isMark(next, "<"), let close = endOfGenerics(from: next, upTo: end) {
        next = close
      } else if tokens.isMark(next, "."), next + 1 < end, let part = tokens.name(next + 1) {
        name += "." + part
        next += 2
      } else {
        break
      }
    }
    return (name, next)
  }

  /// The index behind generic arguments, where parentheses or a member follow them.
  private func endOfGenerics(from first: Int, upTo end: Int) -> Int? {
    var depth = 0
    var index = first
    // No real list of arguments is longer; a `<` may be an operator too.
    while index < min(end, first + 64) {
      if tokens.isMark(index, "<") { depth += 1 }
      if tokens.isMark(index, ">") { depth -= 1 }
      index = behind(index)
      if depth == 0 { return tokens.isMark(index, "(") || tokens.isMark(index, ".") ? index : nil }
    }
    return nil
  }

  private func called(
    _ function: SwiftFunctionName, from next: Int, upTo end: Int
  ) -> (SwiftExpression.Kind, Int)? {
    guard next < end else { return nil }
    var position = next
    var arguments: [SwiftArgument] = []
    if tokens.isMark(next, "("), let close = tokens.partner(of: next), close < end {
      arguments = self.arguments(from: next + 1, upTo: close)
      position = close + 1
    } else if !tokens.isMark(next, "{") {
      return nil
    }
    var hasTrailingClosure = false
    while position < end, tokens.isMark(position, "{"), let close = tokens.partner(of: position), close < end {
      hasTrailingClosure = true
      position = close + 1
      // A second closure has a label.
      if tokens.name(position) != nil, tokens.isMark(position + 1, ":"), tokens.isMark(position + 2, "{") {
        position += 2
      }
    }
    let call = SwiftCallExpression(
      function: function, arguments: arguments, hasTrailingClosure: hasTrailingClosure)
    return (.call(call), position)
  }

  private func keyPath(from first: Int, upTo end: Int) -> (SwiftExpression.Kind, Int)? {
    var next = first + 1
    var last: String?
    if let (_, behind) = name(from: next, upTo: end) { next = behind } else if !tokens.isMark(next, ".") { return nil }
    while next < end, tokens.isMark(next, "."), let part = tokens.name(next + 1) {
      last = part
      next += 2
    }
    // `\Order.$soup`: the name was read together with the type.
    if last == nil, let written = tokens.name(next - 1) { last = written }
    guard let last, last.hasPrefix("$") else { return nil }
    return (.projectedKeyPath(String(last.dropFirst())), next)
  }

  private func list(from first: Int, upTo end: Int) -> (SwiftExpression.Kind, Int)? {
    guard let close = tokens.partner(of: first), close < end else { return nil }
    // `[Soup]()` is a call, and its result no literal.
    if tokens.isMark(close + 1, "("), close + 1 < end { return nil }
    if close == first + 2, tokens.isMark(first + 1, ":") { return (.dictionary([]), close + 1) }
    let parts = parts(from: first + 1, upTo: close)
    let colons = parts.map { start, stop in colon(from: start, upTo: stop) }
    guard colons.contains(where: { $0 != nil }) else {
      return (.array(parts.map { expression(from: $0.0, upTo: $0.1) }), close + 1)
    }
    let elements = zip(parts, colons).map { part, colon in
      let colon = colon ?? part.1
      return SwiftDictionaryElement(
        key: expression(from: part.0, upTo: colon), value: expression(from: min(colon + 1, part.1), upTo: part.1))
    }
    return (.dictionary(elements), close + 1)
  }

  /// The index of the colon between a key and a value; that of `a ? b : c` is none.
  private func colon(from first: Int, upTo end: Int) -> Int? {
    var index = first
    while index < end {
      if tokens.isMark(index, "?"), !tokens.isAdjacent(index) { return nil }
      if tokens.isMark(index, ":") { return index }
      index = behind(index)
    }
    return nil
  }

  private func literal(_ token: SwiftToken) -> SwiftExpression.Kind {
    let first = tokens.bytes[Int(token.start)]
    if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) { return .number }
    return StringLiteralReader(token.range, of: tokens.bytes, base: base, source: source, depth: depth + 1).literal()
      .map { .string($0) } ?? .other
  }
}
