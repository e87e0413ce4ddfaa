/// Cuts Swift source into tokens; no text makes it fail.
///
/// What may hide braces and words is skipped as a whole: comments, strings, regular expressions.
struct SwiftLexer {
  let bytes: [UInt8]

  /// The offset that the lexer has reached.
  var cursor = 0

  private(set) var tokens: [SwiftToken] = []

  /// The code in the interpolations of strings, in order, without the strings and comments in it; empty unless the lexer
  /// was told to keep it.
  var interpolatedCode: [Range<UInt32>] = []

  /// Whether the code in interpolations is kept.
  let keepsInterpolatedCode: Bool

  /// Whether every comment and string literal has an end.
  var isComplete = true

  /// Where the first token or comment starts in which one has none.
  private(set) var unfinishedStart: Int?

  /// Whether an interpolation of a string in single quotation marks ends with its line, whatever is open in it: set once
  /// such an interpolation has run to the end of the file.
  var interpolationsEndWithLine = false

  /// The offset up to which a slash starts no regular expression, since an earlier one was tried in vain.
  var regexBarrier = 0

  /// Whether a line break was passed since the last token.
  private var startsLine = true

  /// The tokens of a text; a byte order mark and a line for the shell in front of it are skipped.
  init(_ bytes: [UInt8], keepsInterpolatedCode: Bool = false) {
    self.bytes = bytes
    self.keepsInterpolatedCode = keepsInterpolatedCode
    // A token takes some six bytes of a real file.
    tokens.reserveCapacity(bytes.count / 6)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { cursor = 3 }
    if hasPair("#", "!") { skipLine() }
    while cursor < bytes.count {
      let start = cursor
      lexToken()
      if !isComplete, unfinishedStart == nil { unfinishedStart = start }
    }
  }

  private mutating func lexToken() {
    let start = cursor
    switch bytes[cursor] {
    case 0x0A, 0x0D:
      startsLine = true
      cursor += 1
    case 0x20, 0x09, 0x0B, 0x0C, 0x00:
      cursor += 1
    case UInt8(ascii: "\""):
      skipString()
      append(.literal, from: start)
    case UInt8(ascii: "#"):
      lexPound()
    case UInt8(ascii: "`"):
      lexQuotedWord()
    case UInt8(ascii: "/"):
      lexSlash()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      append(.literal, from: start)
    case let byte where byte.isSwiftIdentifierHead:
      skipWord()
      append(.word, from: start)
    default:
      appendMark()
    }
  }

  private mutating func append(_ kind: SwiftToken.Kind, from start: Int, mark: UInt8 = 0) {
    tokens.append(
      SwiftToken(start: UInt32(start), end: UInt32(cursor), kind: kind, mark: mark, startsLine: startsLine))
    startsLine = false
  }

  private mutating func appendMark() {
    cursor += 1
    append(.mark, from: cursor - 1, mark: bytes[cursor - 1])
  }

  // MARK: Kinds of tokens

  private mutating func lexPound() {
    let start = cursor
    var end = cursor
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    let next = end < bytes.count ? bytes[end] : 0
    if next == UInt8(ascii: "\"") {
      skipString()
      append(.literal, from: start)
    } else if next == UInt8(ascii: "/"), skipsExtendedRegex(poundCount: end - start) {
      append(.literal, from: start)
    } else if next.isSwiftIdentifierHead {
      cursor = end
      skipWord()
      append(.poundWord, from: start)
    } else {
      cursor = end
    }
  }

  private mutating func lexQuotedWord() {
    let start = cursor
    var end = cursor + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "`") else {
      // No back-tick follows on the line; what was looked at is lexed as if this one were not there.
      cursor += 1
      return
    }
    cursor = end + 1
    append(.quotedWord, from: start)
  }

  private mutating func lexSlash() {
    let start = cursor
    if hasPair("/", "/") {
      skipLine()
    } else if hasPair("/", "*") {
      skipBlockComment()
      // A comment over several lines separates statements as a line break does.
      startsLine = startsLine || bytes[start..<cursor].contains { $0 == 0x0A || $0 == 0x0D }
    } else if mayStartRegex(), skipsRegex() {
      append(.literal, from: start)
    } else {
      appendMark()
    }
  }

  /// Whether an expression may start at the slash of the cursor, so that it is no division and no part of an operator.
  private func mayStartRegex() -> Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .literal, .quotedWord, .poundWord:
      return startsLine
    case .word:
      return startsLine
        || ["return", "in", "case", "where", "if", "while", "guard", "else", "try", "await", "throw", "yield"]
          .contains(String(decoding: bytes[last.range], as: UTF8.self))
    case .mark:
      if "([{,;:".utf8.contains(last.mark) { return true }
      if ")]}".utf8.contains(last.mark) { return startsLine }
      return Int(last.end) < cursor && !(last.mark == UInt8(ascii: "!") || last.mark == UInt8(ascii: "."))
    }
  }

  private mutating func skipWord() {
    while cursor < bytes.count, bytes[cursor].isSwiftIdentifierBody { cursor += 1 }
  }

  private mutating func skipNumber() {
    skipWord()
    // A point belongs to a number only if a digit follows: `1.description` and `1...2` have none.
    while cursor + 1 < bytes.count, bytes[cursor] == UInt8(ascii: "."),
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[cursor + 1])
    {
      cursor += 1
      skipWord()
    }
  }

  // MARK: Comments

  /// Moves to the end of the line.
  mutating func skipLine() {
    while cursor < bytes.count, bytes[cursor] != 0x0A, bytes[cursor] != 0x0D { cursor += 1 }
  }

  /// Moves behind a comment, which may hold others.
  mutating func skipBlockComment() {
    var depth = 0
    while cursor < bytes.count {
      if hasPair("/", "*") {
        depth += 1
        cursor += 2
      } else if hasPair("*", "/") {
        depth -= 1
        cursor += 2
        if depth == 0 { return }
      } else {
        cursor += 1
      }
    }
    isComplete = false
  }

  /// Whether two characters of ASCII stand at the cursor.
  func hasPair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    cursor + 1 < bytes.count && bytes[cursor] == UInt8(ascii: first) && bytes[cursor + 1] == UInt8(ascii: second)
  }
}
