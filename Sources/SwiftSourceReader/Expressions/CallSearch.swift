internal import SourceDiagnostics

/// Goes through the tokens of a file and takes down calls.
struct CallSearch {
  private let names: Set<String>
  private let label: String
  private let source: SourceFile
  private let tokens: SwiftTokenList

  private(set) var found: [SwiftCallSite] = []

  /// Conditions that are nested more deeply are not told apart: nesting costs stack.
  private static let deepest = 32

  init(names: Set<String>, label: String, source: SourceFile) {
    self.names = names
    self.label = label
    self.source = source
    tokens = SwiftTokenList(source.bytes)
  }

  /// Searches the whole file.
  mutating func searchAll() { search(from: 0, upTo: tokens.count, within: []) }

  /// Searches the tokens of a block.
  private mutating func search(from first: Int, upTo end: Int, within outer: [SwiftCallSite.Branch]) {
    var index = first
    var directives: [SwiftCallSite.Branch] = []
    var branches = outer
    while index < end {
      if tokens.tokens[index].kind == .poundWord {
        note(index, in: &directives)
        branches = outer + directives
        index += 1
      } else if branches.count < Self.deepest, isKeyword("if", at: index) {
        index = searchBranches(from: index, upTo: end, within: branches)
      } else if branches.count < Self.deepest, isKeyword("switch", at: index) {
        index = searchCases(from: index, upTo: end, within: branches)
      } else if let closing = take(index, upTo: end, within: branches) {
        index = closing + 1
      } else {
        index += 1
      }
    }
  }

  private func isKeyword(_ word: String, at index: Int) -> Bool {
    tokens.word(index) == word && (index == 0 || !tokens.isMark(index - 1, "."))
  }

  private func offset(_ index: Int) -> Int { Int(tokens.tokens[index].start) }

  private func note(_ index: Int, in directives: inout [SwiftCallSite.Branch]) {
    switch tokens.text(tokens.tokens[index].range) {
    case "#if":
      if directives.count < Self.deepest { directives.append(.init(condition: offset(index), number: 0)) }
    case "#elseif", "#else":
      guard let last = directives.popLast() else { return }
      directives.append(.init(condition: last.condition, number: last.number + 1))
    case "#endif":
      _ = directives.popLast()
    default:
      break
    }
  }

  /// Searches the blocks of `if`, `else if` and `else`; gives the index behind them.
  private mutating func searchBranches(from start: Int, upTo end: Int, within outer: [SwiftCallSite.Branch]) -> Int {
    var index = start
    var number = 0
    while let opening = openingBrace(from: index + 1, upTo: end), let closing = closingBrace(of: opening, upTo: end) {
      search(from: opening + 1, upTo: closing, within: outer + [.init(condition: offset(start), number: number)])
      guard tokens.word(closing + 1) == "else" else { return closing + 1 }
      number += 1
      // 'else if' goes on with the next condition.
      index = tokens.word(closing + 2) == "if" ? closing + 2 : closing + 1
    }
    return index + 1
  }

  private mutating func searchCases(from start: Int, upTo end: Int, within outer: [SwiftCallSite.Branch]) -> Int {
    guard let opening = openingBrace(from: start + 1, upTo: end), let closing = closingBrace(of: opening, upTo: end)
    else { return start + 1 }
    var number = 0
    var first = opening + 1
    var index = first
    while index <= closing {
      if index == closing || isKeyword("case", at: index) || isKeyword("default", at: index) {
        search(from: first, upTo: index, within: outer + [.init(condition: offset(start), number: number)])
        number += 1
        first = index + 1
      }
      index = (tokens.partner(of: index) ?? index) + 1
    }
    return closing + 1
  }

  private func closingBrace(of opening: Int, upTo end: Int) -> Int? {
    tokens.partner(of: opening).flatMap { $0 < end ? $0 : nil }
  }

  /// The index of the brace that ends a condition.
  private func openingBrace(from first: Int, upTo end: Int) -> Int? {
    var index = first
    while index < end {
      if tokens.isMark(index, "{") { return index }
      // Another condition in front of the brace has the brace; so no token is looked at for many of them.
      if tokens.isMark(index, "}") || tokens.isMark(index, ";") || isKeyword("if", at: index)
        || isKeyword("switch", at: index)
      {
        return nil
      }
      index = (tokens.partner(of: index) ?? index) + 1
    }
    return nil
  }

  /// Takes down the call that starts at an index; gives the index of its closing parenthesis.
  private mutating func take(_ index: Int, upTo end: Int, within branches: [SwiftCallSite.Branch]) -> Int? {
    guard let name = tokens.word(index) else { return nil }
    var opening = index + 1
    // `AppShortcut.init(…)`
    if names.contains(name), tokens.isMark(opening, "."), tokens.word(opening + 1) == "init" { opening += 2 }
    guard tokens.isMark(opening, "("), let closing = tokens.partner(of: opening), closing < end,
      !["func", "struct", "class", "enum", "extension"].contains(tokens.word(index - 1) ?? "")
    else { return nil }
    let isInitializer = name == "init" && tokens.isMark(index - 1, ".") && tokens.name(opening + 1) == label
    guard names.contains(name) || isInitializer else { return nil }
    let range = SourceRange(offset(index)..<Int(tokens.tokens[closing].end))
    guard case .call(let call) = SwiftExpression(in: range, of: source).kind else { return nil }
    found.append(SwiftCallSite(call: call, range: range, branches: branches))
    return closing
  }
}
