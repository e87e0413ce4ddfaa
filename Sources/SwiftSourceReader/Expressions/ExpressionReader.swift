internal import SourceDiagnostics

/// Reads expressions from a piece of a file.
struct ExpressionReader {
  let source: SourceFile
  let tokens: SwiftTokenList

  /// The offset of the piece in the file.
  let base: Int

  /// How many expressions are around this one.
  let depth: Int

  /// Deeper ones are not read: nesting costs stack.
  static let deepest = 24

  /// The reader of some bytes of a file.
  init(_ range: SourceRange, of source: SourceFile, depth: Int) {
    self.init(range.offsets, of: source, depth: depth)
  }

  /// The reader of some bytes of a file.
  init(_ offsets: Range<Int>, of source: SourceFile, depth: Int) {
    self.source = source
    self.depth = depth
    base = offsets.lowerBound
    tokens = SwiftTokenList(Array(source.bytes[offsets]))
  }

  /// The reader of the same piece at another depth.
  init(_ reader: ExpressionReader, depth: Int) {
    source = reader.source
    tokens = reader.tokens
    base = reader.base
    self.depth = depth
  }

  /// The whole piece as one expression.
  func expression() -> SwiftExpression { expression(from: 0, upTo: tokens.count) }

  /// The whole piece as arguments.
  func arguments() -> [SwiftArgument] { arguments(from: 0, upTo: tokens.count) }

  /// The one value of accessors.
  func getterValue() -> SwiftExpression? {
    var first = 0
    var end = tokens.count
    func isEnclosed() -> Bool { tokens.isMark(first, "{") && tokens.partner(of: first) == end - 1 }
    guard isEnclosed() else { return nil }
    (first, end) = (first + 1, end - 1)
    if tokens.word(first) == "get" {
      first += 1
      guard isEnclosed() else { return nil }
      (first, end) = (first + 1, end - 1)
    }
    if tokens.word(first) == "return" { first += 1 }
    let value = expression(from: first, upTo: end)
    // A second statement makes it no expression, as does anything that is not understood.
    return first < end ? value : nil
  }

  /// The bytes of tokens in the file.
  func range(from first: Int, upTo end: Int) -> SourceRange {
    guard first < end else {
      let offset = first < tokens.count ? Int(tokens.tokens[first].start) : tokens.bytes.count
      return SourceRange.position(base + offset)
    }
    return SourceRange((base + Int(tokens.tokens[first].start))..<(base + Int(tokens.tokens[end - 1].end)))
  }

  // MARK: Lists

  /// Tokens as arguments.
  func arguments(from first: Int, upTo end: Int) -> [SwiftArgument] {
    parts(from: first, upTo: end).map { start, stop in
      guard let token = tokens[start], let name = tokens.name(start), tokens.isMark(start + 1, ":"), start + 1 < stop
      else {
        return SwiftArgument(label: nil, value: expression(from: start, upTo: stop))
      }
      let range = SourceRange((base + Int(token.start))..<(base + Int(token.end)))
      return SwiftArgument(
        label: Located(name, at: range), value: expression(from: start + 2, upTo: stop))
    }
  }

  /// The pieces between commas.
  func parts(from first: Int, upTo end: Int) -> [(Int, Int)] {
    var parts: [(Int, Int)] = []
    var start = first
    var index = first
    while index < end {
      if tokens.isMark(index, ",") {
        parts.append((start, index))
        start = index + 1
      }
      index = behind(index)
    }
    if start < end { parts.append((start, end)) }
    return parts
  }

  /// The index behind a token, or behind the brackets that it opens.
  func behind(_ index: Int) -> Int { (tokens.partner(of: index) ?? index) + 1 }

  // MARK: Expressions

  /// Tokens as one expression.
  func expression(from first: Int, upTo end: Int) -> SwiftExpression {
    let range = range(from: first, upTo: end)
    guard depth < Self.deepest, first < end else { return SwiftExpression(.other, range) }
    var start = first
    while start < end, ["try", "await"].contains(tokens.word(start) ?? "") {
      start += 1
      if ["?", "!"].contains(where: { tokens.isMark(start, $0) }) { start += 1 }
    }
    guard let (kind, next) = ExpressionReader(self, depth: depth + 1).operand(from: start, upTo: end) else {
      return SwiftExpression(.other, range)
    }
    // `"Soup" as LocalizedStringResource` is the literal all the same.
    guard next == end || tokens.word(next) == "as" else { return SwiftExpression(.other, range) }
    return SwiftExpression(kind, range)
  }
}
