/// Splits Objective-C source into tokens.
///
/// Code that is switched off by `#if 0` is left out like a comment.
struct ObjectiveCLexer {
  private let bytes: [UInt8]
  private var position: Int
  private var startsLine = true

  /// The blocks of conditional compilation that are open, and where their parts start.
  private var blocks: [(state: Block, start: Int)] = []

  private enum Block {
    /// Nothing tells which of its parts are compiled.
    case open
    /// This part is never compiled, and the next may be.
    case dead
    /// This part is always compiled, and no other.
    case live
    /// No further part is compiled.
    case spent
  }

  private(set) var tokens: [ObjectiveCToken] = []

  /// Where the first literal, comment or block of conditional compilation starts that has no end; nil where each has one.
  private(set) var firstOpen: Int?

  /// Splits the bytes of a file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while position < bytes.count { step() }
    if let block = blocks.first { note(block.start) }
  }

  private mutating func note(_ start: Int) { firstOpen = min(firstOpen ?? start, start) }

  private var isDead: Bool { blocks.last?.state == .dead || blocks.last?.state == .spent }

  private func byte(_ offset: Int = 0) -> UInt8? {
    bytes.indices.contains(position + offset) ? bytes[position + offset] : nil
  }

  private func isNext(_ text: StaticString, at offset: Int = 0) -> Bool {
    text.withUTF8Buffer { buffer in
      position + offset + buffer.count <= bytes.count
        && zip(buffer, bytes[(position + offset)...]).allSatisfy { $0 == $1 }
    }
  }

  private mutating func step() {
    let current = bytes[position]
    switch current {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      startsLine = true
      position += 1
    case UInt8(ascii: " "), 0x09, 0x0B, 0x0C:
      position += 1
    case UInt8(ascii: "\\") where isContinuation:
      skipContinuation()
    case UInt8(ascii: "#") where startsLine:
      readDirective()
    case _ where isDead:
      skipLine()
    case UInt8(ascii: "/") where isNext("//"):
      skipLine()
    case UInt8(ascii: "/") where isNext("/*"):
      skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      add(.literal, to: endOfLiteral())
    case UInt8(ascii: "@") where byte(1).map(Self.isLetter) == true:
      add(.directive, to: endOfWord(from: position + 1))
    case _ where Self.isLetter(current):
      let end = endOfWord(from: position)
      add(.word, to: endOfRawString(behind: end) ?? end)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      add(.literal, to: endOfNumber())
    default:
      add(.mark, to: position + 1)
    }
  }

  private mutating func add(_ kind: ObjectiveCToken.Kind, to end: Int) {
    tokens.append(ObjectiveCToken(kind: kind, range: position..<end, startsLine: startsLine))
    startsLine = false
    position = end
  }

  // MARK: Words and literals

  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private func endOfWord(from start: Int) -> Int {
    bytes[start...].firstIndex { !Self.isLetter($0) && !Self.isDigit($0) } ?? bytes.count
  }

  private func endOfNumber() -> Int {
    var end = position
    while end < bytes.count {
      let isSign = bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-")
      let isExponent = end > position && [UInt8(ascii: "e"), UInt8(ascii: "E")].contains(bytes[end - 1])
      guard
        Self.isLetter(bytes[end]) || Self.isDigit(bytes[end]) || bytes[end] == UInt8(ascii: ".")
          || isSign && isExponent
      else { break }
      end += 1
    }
    return end
  }

  /// The end of a string or character, which no line break is part of unless a backslash stands in front.
  private mutating func endOfLiteral() -> Int {
    let quote = bytes[position]
    var index = position + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case quote: return index + 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        note(position)
        return index
      default: break
      }
      index += 1
    }
    note(position)
    return bytes.count
  }

  /// The end of a string of C++ whose quotation marks and backslashes stand for themselves; nil for other words.
  private mutating func endOfRawString(behind word: Int) -> Int? {
    guard word - position <= 3, bytes[word - 1] == UInt8(ascii: "R"), word < bytes.count,
      bytes[word] == UInt8(ascii: "\""),
      let opening = bytes[word...].prefix(18).firstIndex(of: UInt8(ascii: "("))
    else { return nil }
    let closing = [UInt8(ascii: ")")] + bytes[(word + 1)..<opening] + [UInt8(ascii: "\"")]
    var index = opening + 1
    while index + closing.count <= bytes.count {
      if bytes[index] == closing[0], bytes[index...].starts(with: closing) { return index + closing.count }
      index += 1
    }
    note(position)
    return bytes.count
  }

  // MARK: What is left out

  private var isContinuation: Bool { isNext("\\\n") || isNext("\\\r") }

  private mutating func skipContinuation() { position += isNext("\\\r\n") ? 3 : 2 }

  /// Goes to the end of the line, which a backslash makes go on with the next.
  private mutating func skipLine() {
    while let current = byte(), current != UInt8(ascii: "\n"), current != UInt8(ascii: "\r") {
      if isContinuation { skipContinuation() } else { position += 1 }
    }
  }

  private mutating func skipComment() {
    let start = position
    position += 2
    while position < bytes.count {
      if isNext("*/") {
        position += 2
        return
      }
      position += 1
    }
    note(start)
  }

  // MARK: Preprocessor

  private mutating func readDirective() {
    let start = position
    while let current = byte(), current != UInt8(ascii: "\n"), current != UInt8(ascii: "\r") {
      if isContinuation {
        skipContinuation()
      } else if isNext("/*") {
        skipComment()
      } else if isNext("//") {
        skipLine()
      } else if current == UInt8(ascii: "\"") {
        // The text of an error or a pragma may have a single quotation mark.
        let known = firstOpen
        position = endOfLiteral()
        firstOpen = known
      } else {
        position += 1
      }
    }
    let end = position
    if isPart(ObjectiveCClause(bytes[start..<end]), at: start) {
      tokens.append(ObjectiveCToken(kind: .preprocessor, range: start..<end, startsLine: true))
    }
  }

  /// Whether a line is part of the code, and not what tells alone that other code is none.
  private mutating func isPart(_ clause: ObjectiveCClause, at start: Int) -> Bool {
    switch clause {
    case .opening(let isCompiled):
      if isDead {
        blocks.append((.spent, start))
      } else {
        blocks.append((isCompiled.map { $0 ? .live : .dead } ?? .open, start))
      }
      return blocks.last?.state == .open
    case .alternative:
      switch blocks.last?.state {
      case .open, nil: return true
      case .dead: blocks[blocks.count - 1].state = .live
      case .live: blocks[blocks.count - 1].state = .spent
      case .spent: break
      }
      return false
    case .closing:
      let last = blocks.popLast()?.state
      return last == .open || last == nil
    case .other:
      return !isDead
    }
  }
}
