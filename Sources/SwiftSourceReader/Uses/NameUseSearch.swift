internal import SourceDiagnostics

/// Finds names in a piece of code.
struct NameUseSearch {
  private let piece: SwiftCodePiece
  private var tokens: SwiftTokenList { piece.tokens }

  /// Longer paths are cut, and the arguments of calls that are nested more deeply are not told apart: a hostile file would
  /// have them read again and again.
  private static let longestPath = 16
  private static let deepestCall = 32

  /// The words that a new name follows.
  private static let declaringWords: Set<String> = [
    "actor", "associatedtype", "class", "enum", "func", "let", "macro", "precedencegroup", "protocol", "struct",
    "typealias", "var",
  ]

  init(_ piece: SwiftCodePiece) { self.piece = piece }

  /// The places of some names, in order.
  func uses(of names: Set<String>) -> [SwiftNameUse] {
    var found: [SwiftNameUse] = []
    var closings: [Int] = []
    for index in 0..<tokens.count {
      while let last = closings.last, last <= index { closings.removeLast() }
      guard let name = tokens.name(index), names.contains(name) else { continue }
      let opening = openingParenthesis(behind: index)
      var arguments: [SwiftNameUse.Argument]?
      if let opening, let closing = tokens.partner(of: opening) {
        arguments = closings.count < Self.deepestCall ? self.arguments(from: opening + 1, upTo: closing) : []
        closings.append(closing)
      }
      let (path, isMemberOfOther) = path(to: index)
      found.append(
        SwiftNameUse(
          name: Located(name, at: piece.range(index)), path: path, isMemberOfOther: isMemberOfOther,
          isDeclared: isDeclared(index), member: member(of: index), arguments: arguments,
          cast: cast(of: index), isTypeOfCast: isTypeOfCast(index)))
    }
    return found
  }

  private func path(to index: Int) -> (names: [String], isMemberOfOther: Bool) {
    var names: [String] = []
    var index = index
    while names.count < Self.longestPath, let owner = piece.owner(of: index) {
      if let name = tokens.name(owner) { names.append(name) }
      index = owner
    }
    return (names.reversed(), tokens.isMark(index - 1, "."))
  }

  private func isDeclared(_ index: Int) -> Bool {
    guard !tokens.isMark(index - 1, ".") else { return false }
    if let word = tokens.word(index - 1), !tokens.isMark(index - 2, ".") {
      if Self.declaringWords.contains(word) { return !isImport(word, at: index - 1) }
      // `case is Soup`, `case Soup.large`, and a case that is called so.
      if word == "case" { return !tokens.isMark(index + 1, ".") }
    }
    if isListedCase(index) { return true }
    // `f(Soup: 1)`; what follows `?` is the other value of a condition.
    guard tokens.isMark(index + 1, ":") else { return false }
    return tokens.isMark(index - 1, "(") || tokens.isMark(index - 1, ",")
  }

  /// Whether only names and commas are between it and `case`.
  private func isListedCase(_ index: Int) -> Bool {
    var comma = index - 1
    var count = 0
    while tokens.isMark(comma, ","), tokens.name(comma - 1) != nil, count < Self.longestPath {
      comma -= 2
      count += 1
    }
    return count > 0 && tokens.word(comma) == "case" && !tokens.isMark(index + 1, ".")
  }

  /// Whether a word is the kind in an import, as in `import class Kit.Soup`.
  private func isImport(_ kind: String, at index: Int) -> Bool { tokens.word(index - 1) == "import" }

  private func member(of index: Int) -> String? {
    var point = index + 1
    if tokens.isMark(point, "?") || tokens.isMark(point, "!") { point += 1 }
    return tokens.isMark(point, ".") ? tokens.name(point + 1) : nil
  }

  private func cast(of index: Int) -> String? {
    guard let word = tokens.word(index + 1), word == "as" || word == "is" else { return nil }
    var type = index + 2
    if tokens.isMark(type, "?") || tokens.isMark(type, "!") { type += 1 }
    var count = 0
    while tokens.isMark(type + 1, "."), tokens.name(type + 2) != nil, count < Self.longestPath {
      type += 2
      count += 1
    }
    return tokens.name(type)
  }

  private func isTypeOfCast(_ index: Int) -> Bool {
    var first = index
    var count = 0
    while tokens.isMark(first - 1, "."), tokens.name(first - 2) != nil, count < Self.longestPath {
      first -= 2
      count += 1
    }
    if tokens.isMark(first - 1, "?") || tokens.isMark(first - 1, "!") { first -= 1 }
    return ["as", "is"].contains(tokens.word(first - 1))
  }

  /// The parenthesis of a call, of it or of its member; nil where there is none on the line.
  private func openingParenthesis(behind index: Int) -> Int? {
    var opening = index + 1
    if tokens.isMark(opening, "."), tokens.name(opening + 1) != nil { opening += 2 }
    guard tokens.isMark(opening, "("), tokens[opening]?.startsLine == false else { return nil }
    return opening
  }

  private func arguments(from first: Int, upTo end: Int) -> [SwiftNameUse.Argument] {
    var arguments: [SwiftNameUse.Argument] = []
    var start = first
    var index = first
    func take(upTo stop: Int) {
      let hasLabel = tokens.name(start) != nil && tokens.isMark(start + 1, ":")
      let value = hasLabel ? start + 2 : start
      guard start < stop, value < stop else { return }
      arguments.append(
        SwiftNameUse.Argument(
          label: hasLabel ? tokens.name(start) : nil, range: piece.range(from: value, upTo: stop)))
    }
    while index < end {
      if tokens.isMark(index, ",") {
        take(upTo: index)
        start = index + 1
      }
      index = (tokens.partner(of: index) ?? index) + 1
    }
    take(upTo: end)
    return arguments
  }
}
