internal import SourceDiagnostics

/// Finds the parts of classes, the protocols and the methods among tokens.
struct ObjectiveCScanner {
  private let tokens: [ObjectiveCToken]
  private let source: SourceFile
  private var index = 0

  /// The opening brackets that wait for their partners, with their places.
  private var open: [(mark: UInt8, start: Int)] = []

  /// The blocks of conditional compilation around what is next.
  private var conditions: [Condition] = []

  /// The part of a class that is being read.
  private var head: Head?
  private var methods: [ObjectiveCMethod] = []
  private var inclusions: [Located<String>] = []

  private(set) var containers: [ObjectiveCContainer] = []
  private(set) var imports: [SourceRange] = []

  /// Where the first thing stands that has no partner; nil where each has one.
  private(set) var firstOpen: Int?

  private struct Condition {
    /// The line that starts the part.
    var text: String

    /// The brackets that were open in front of the block.
    let open: [(mark: UInt8, start: Int)]

    /// Where the block starts, and the part.
    let blockStart: Int
    var start: Int
  }

  /// Where the last part of a class ended.
  private var lastEnd = 0

  private struct Head {
    let kind: ObjectiveCContainer.Kind
    let name: Located<String>
    let category: String?
    let superclass: Located<String>?
    let protocols: [Located<String>]
    let start: Int
    let bodyStart: Int

    /// The first token behind the head.
    let bodyIndex: Int
    let conditions: [String]
  }

  init(_ tokens: [ObjectiveCToken], of source: SourceFile) {
    self.tokens = tokens
    self.source = source
  }

  /// Goes through all tokens.
  mutating func run() {
    while index < tokens.count { step() }
    if let bracket = open.first { note(bracket.start) }
    finishWithoutEnd(at: source.bytes.count)
  }

  private mutating func note(_ start: Int) { firstOpen = min(firstOpen ?? start, start) }

  private mutating func step() {
    let token = tokens[index]
    switch token.kind {
    // Within brackets nothing else is one of these: where it is, a bracket has no partner.
    case .directive where open.isEmpty || isEnd:
      readDirective()
    case .mark where head != nil && open.isEmpty && startsMethod:
      readMethod()
    default:
      pass()
    }
  }

  // MARK: Tokens

  private func text(_ index: Int) -> String { String(decoding: source.bytes[tokens[index].range], as: UTF8.self) }

  private func located(_ index: Int) -> Located<String> { Located(text(index), at: SourceRange(tokens[index].range)) }

  private func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool {
    index < tokens.count && tokens[index].kind == .mark
      && source.bytes[tokens[index].range.lowerBound] == UInt8(ascii: mark)
  }

  private func isWord(at index: Int) -> Bool { index < tokens.count && tokens[index].kind == .word }

  /// Passes a token, with what it means for brackets and conditions.
  private mutating func pass() {
    let token = tokens[index]
    index += 1
    switch token.kind {
    case .preprocessor: readLine(token)
    case .mark: count(source.bytes[token.range.lowerBound], at: token.range.lowerBound)
    default: break
    }
  }

  private mutating func count(_ mark: UInt8, at start: Int) {
    switch mark {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append((mark, start))
    case UInt8(ascii: ")"): close(UInt8(ascii: "("), at: start)
    case UInt8(ascii: "]"): close(UInt8(ascii: "["), at: start)
    case UInt8(ascii: "}"): close(UInt8(ascii: "{"), at: start)
    default: break
    }
  }

  private mutating func close(_ opening: UInt8, at start: Int) {
    if open.last?.mark == opening { open.removeLast() } else { note(start) }
  }

  /// Each part of a block of conditional compilation starts with the brackets that were open in front of it.
  private mutating func readLine(_ token: ObjectiveCToken) {
    let line = source.bytes[token.range]
    let text = String(decoding: line, as: UTF8.self)
    switch ObjectiveCClause(line) {
    case .opening:
      let start = token.range.lowerBound
      conditions.append(Condition(text: text, open: open, blockStart: start, start: start))
    case .alternative:
      guard let last = conditions.last else { return note(token.range.lowerBound) }
      open = last.open
      conditions[conditions.count - 1].text = text
      conditions[conditions.count - 1].start = token.range.lowerBound
    case .closing:
      if conditions.popLast() == nil { note(token.range.lowerBound) }
    case .other:
      let words = line.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
      guard let word = ["import", "include"].first(where: { words.starts(with: $0.utf8) }) else { return }
      if conditions.isEmpty { imports.append(SourceRange(token.range)) }
      if head != nil {
        let name = words.dropFirst(word.utf8.count).filter { !" \t\"<>".utf8.contains($0) }
        inclusions.append(Located(String(decoding: name, as: UTF8.self), at: SourceRange(token.range)))
      }
    }
  }

  /// Passes tokens up to the partner of the bracket that is next, at most up to the end of the class.
  private mutating func passBracket() {
    let depth = open.count
    repeat { pass() } while index < tokens.count && open.count > depth && !isEnd
  }

  /// Whether the end of a class or the start of another one is next.
  private var isEnd: Bool {
    tokens[index].kind == .directive && ["@end", "@interface", "@implementation"].contains(text(index))
  }

  // MARK: Classes

  private mutating func readDirective() {
    let start = index
    switch text(index) {
    case "@interface": readHead(.interface)
    case "@implementation": readHead(.implementation)
    case "@protocol":
      // A name alone is only announced, and one in parentheses is an expression.
      if isWord(at: index + 1), !isMark(";", at: index + 2), !isMark(",", at: index + 2) {
        readHead(.protocol)
      } else {
        index += 1
      }
    case "@end":
      index += 1
      closeAll()
      finish(at: tokens[start].range)
    default:
      index += 1
    }
  }

  private mutating func readHead(_ kind: ObjectiveCContainer.Kind) {
    let start = tokens[index].range.lowerBound
    closeAll()
    finishWithoutEnd(at: start)
    index += 1
    guard isWord(at: index) else { return note(start) }
    let name = located(index)
    index += 1
    var category: String?
    var superclass: Located<String>?
    var protocols = readNames()
    if isMark("(", at: index), kind != .protocol {
      category = isWord(at: index + 1) ? text(index + 1) : ""
      passBracket()
      protocols = readNames()
    } else if isMark(":", at: index), isWord(at: index + 1) {
      // What stood in angle brackets in front of a superclass are the parameters of a generic class.
      superclass = located(index + 1)
      index += 2
      protocols = readNames()
      // Behind the arguments of a generic superclass.
      if isMark("<", at: index) { protocols = readNames() }
    }
    let bodyStart = index > 0 ? tokens[index - 1].range.upperBound : start
    // Variables.
    if isMark("{", at: index) { passBracket() }
    methods = []
    inclusions = []
    head = Head(
      kind: kind, name: name, category: category, superclass: superclass, protocols: protocols, start: start,
      bodyStart: bodyStart, bodyIndex: index, conditions: conditions.map(\.text))
  }

  /// The names in angle brackets that come next, which may be of protocols.
  private mutating func readNames() -> [Located<String>] {
    guard isMark("<", at: index) else { return [] }
    var names: [Located<String>] = []
    var depth = 0
    while index < tokens.count {
      if isMark("<", at: index) { depth += 1 }
      if isMark(">", at: index) { depth -= 1 }
      if tokens[index].kind == .word, depth == 1, isMark("<", at: index - 1) || isMark(",", at: index - 1) {
        names.append(located(index))
      }
      if tokens[index].kind == .directive || isMark("{", at: index) || isMark(";", at: index) { break }
      pass()
      if depth == 0 { break }
    }
    return names
  }

  /// Where a class starts or ends, no bracket is open.
  private mutating func closeAll() {
    guard let bracket = open.first else { return }
    note(bracket.start)
    open = []
  }

  /// A class without an end goes as far as it can; one that starts in several parts of a block has a single end.
  private mutating func finishWithoutEnd(at offset: Int) {
    guard let head else { return }
    if !isElsewhere(head.start) { note(head.start) }
    // What reaches beyond it was cut off by what comes next, and is no method.
    methods.removeAll { $0.range.offsets.upperBound > offset }
    finish(at: offset..<offset, under: head.conditions)
  }

  /// Whether an offset is in another part of a block of conditional compilation than what is next.
  private func isElsewhere(_ offset: Int) -> Bool {
    conditions.contains { $0.blockStart < offset && offset < $0.start }
  }

  private mutating func finish(at end: Range<Int>, under conditions: [String]? = nil) {
    guard let head else {
      // One that ends in several parts of a block has a single start.
      if !isElsewhere(lastEnd) { note(end.lowerBound) }
      return
    }
    lastEnd = end.upperBound
    containers.append(
      ObjectiveCContainer(
        kind: head.kind, name: head.name, category: head.category, superclass: head.superclass,
        protocols: head.protocols, methods: methods, range: SourceRange(head.start..<end.upperBound),
        body: SourceRange(min(head.bodyStart, end.lowerBound)..<end.lowerBound),
        inclusions: inclusions, conditions: conditions ?? self.conditions.prefix(head.conditions.count).map(\.text),
        source: source))
    self.head = nil
    methods = []
  }

  // MARK: Methods

  /// Whether a sign starts a method: it is the first on its line or behind the end of something, and a type or a name
  /// follows.
  private var startsMethod: Bool {
    guard isMark("-", at: index) || isMark("+", at: index), isMark("(", at: index + 1) || isWord(at: index + 1) else {
      return false
    }
    let isBehindEnd =
      index == head?.bodyIndex || (index > 0 && (isMark(";", at: index - 1) || isMark("}", at: index - 1)))
    return isBehindEnd || tokens[index].startsLine || tokens[index - 1].kind == .preprocessor
  }

  private mutating func readMethod() {
    let start = tokens[index].range.lowerBound
    let isClassMethod = isMark("+", at: index)
    index += 1
    let result = readType() ?? .named("id", [], pointerCount: 0)
    var selector = ""
    var place: SourceRange?
    var types: [ObjectiveCWrittenType] = []
    var names: [String] = []
    passLines()
    while index < tokens.count, isWord(at: index) || isMark(":", at: index) {
      if isWord(at: index) {
        // A word behind everything is a macro.
        if place != nil, !isMark(":", at: index + 1) { break }
        if place == nil { place = SourceRange(tokens[index].range) }
        selector += text(index)
        index += 1
        passLines()
      }
      guard isMark(":", at: index) else { break }
      if place == nil { place = SourceRange(tokens[index].range) }
      selector += ":"
      index += 1
      passLines()
      types.append(readType() ?? .named("id", [], pointerCount: 0))
      passLines()
      passAttributes()
      names.append(isWord(at: index) ? text(index) : "")
      if isWord(at: index) { index += 1 }
      passLines()
    }
    // Macros, attributes and further arguments stand in front of the body or the semicolon.
    while index < tokens.count, !isMark("{", at: index), !isMark(";", at: index), tokens[index].kind != .directive {
      if isMark("(", at: index) { passBracket() } else { pass() }
    }
    guard index < tokens.count, let place else { return }
    var body: SourceRange?
    var end = tokens[index].range.upperBound
    if isMark("{", at: index) {
      let opening = tokens[index].range.lowerBound
      passBracket()
      end = tokens[index - 1].range.upperBound
      body = SourceRange(opening..<end)
    } else if isMark(";", at: index) {
      index += 1
      // A semicolon in front of a body is allowed, and a leftover of a copied declaration.
      if head?.kind == .implementation, isMark("{", at: index) {
        let opening = tokens[index].range.lowerBound
        passBracket()
        end = tokens[index - 1].range.upperBound
        body = SourceRange(opening..<end)
      }
    }
    methods.append(
      ObjectiveCMethod(
        isClassMethod: isClassMethod, selector: Located(selector, at: place), result: result, parameterTypes: types,
        parameterNames: names, range: SourceRange(start..<end), body: body,
        condition: conditions.dropFirst(head?.conditions.count ?? 0).last?.text))
  }

  /// Passes lines for the preprocessor within a signature: of a block, the first part counts.
  private mutating func passLines() {
    while index < tokens.count, tokens[index].kind == .preprocessor {
      let isAlternative = clause(index) == .alternative
      pass()
      var depth = isAlternative ? 1 : 0
      while depth > 0, index < tokens.count, !isEnd {
        switch clause(index) {
        case .opening: depth += 1
        case .closing: depth -= 1
        default: break
        }
        pass()
      }
    }
  }

  /// What a line for the preprocessor means; nil for any other token.
  private func clause(_ index: Int) -> ObjectiveCClause? {
    tokens[index].kind == .preprocessor ? ObjectiveCClause(source.bytes[tokens[index].range]) : nil
  }

  /// The type in parentheses that comes next; nil where there is none.
  private mutating func readType() -> ObjectiveCWrittenType? {
    guard isMark("(", at: index) else { return nil }
    let start = index + 1
    passBracket()
    return ObjectiveCWrittenType(
      tokens[start..<max(start, index - 1)].filter { $0.kind != .preprocessor }.map { token in
        String(decoding: source.bytes[token.range], as: UTF8.self)
      })
  }

  private mutating func passAttributes() {
    while isWord(at: index), text(index).hasPrefix("__"), isMark("(", at: index + 1) {
      index += 1
      passBracket()
    }
    // For example `NS_NOESCAPE`, in front of the name.
    while isWord(at: index), isWord(at: index + 1), !isMark(":", at: index + 2), !isMark(":", at: index + 1) {
      index += 1
    }
  }
}
