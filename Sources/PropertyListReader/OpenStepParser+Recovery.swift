internal import SourceDiagnostics

/// What is said about a text that breaks off or goes on in the wrong way, and where reading goes on.
extension OpenStepParser {
  // MARK: Separators

  /// Reports that the entry in front of the current position has no `;`.
  mutating func recoverFromMissingSemicolon(behind value: OpenStepRecord, closing frame: Frame) {
    let end = lastEnd
    let isAtClosing = current == UInt8(ascii: "}") && !frame.isBare
    if current == nil || isAtClosing || isAtKey() {
      report(
        "';' is missing behind the value", at: end..<end,
        notes: current == nil || isAtClosing
          ? [] : [DiagnosticNote("the next key starts here", at: location(tokenRange()))],
        fixIts: [FixIt("insert ';'", replacing: .position(end), with: ";")])
      return
    }
    guard let quote = closingQuote(of: value) else { return reportStrayText(expecting: "';'") }
    if let semicolon = semicolonAtLineEnd(in: Int(value.contentStart)..<Int(value.contentEnd)) {
      reportUnclosedString(at: Int(value.start), mendingAt: semicolon)
      position = semicolon + 1
    } else if let close = laterQuote(behind: end, before: UInt8(ascii: ";"), quote: quote) {
      reportUnescapedQuotes(from: end - 1, to: close, quote: quote)
      position = close + 1
      skipBlanks()
      position += 1
    } else {
      reportStrayText(expecting: "';'")
    }
  }

  /// Reports that a key is not followed by `=`; false where the entry cannot be read on.
  mutating func recoverFromMissingEqualsSign(behindKey index: Int) -> Bool {
    let end = lastEnd
    let key = records[index]
    if current == nil || current == UInt8(ascii: "}") || current == UInt8(ascii: ",") {
      reportMissingValue(ofKey: index)
      if current == UInt8(ascii: ",") { resynchronize() }
      return false
    }
    if current == UInt8(ascii: ":") {
      report(
        "':' stands where '=' is expected", at: position..<position + 1,
        fixIts: [FixIt("replace ':' with ' ='", replacing: SourceRange(position..<position + 1), with: " =")])
      position += 1
      return true
    }
    if let quote = closingQuote(of: key), position == end {
      if let equals = bytes[Int(key.contentStart)..<Int(key.contentEnd)].lastIndex(of: UInt8(ascii: "=")) {
        let mend = bytes[..<equals].lastIndex { !$0.isPropertyListBlank }.map { $0 + 1 } ?? equals
        reportUnclosedString(at: Int(key.start), mendingAt: mend)
        position = equals + 1
        return true
      }
      if let close = laterQuote(behind: end, before: UInt8(ascii: "="), quote: quote) {
        reportUnescapedQuotes(from: end - 1, to: close, quote: quote)
        position = close + 1
        skipBlanks()
        position += 1
        return true
      }
    }
    if reportHeadlessComment(at: Int(key.start)) { return false }
    report(
      "'=' is missing behind the key", at: end..<end,
      fixIts: [FixIt("insert '='", replacing: .position(end), with: " =")])
    return !isStopped
  }

  /// Reports what stands in an array behind an element instead of `,` or `)`.
  mutating func recoverFromMissingComma(in frame: Frame) {
    let start = Int(records[frame.record].start)
    switch current {
    case nil:
      reportUnclosed(frame)
    case UInt8(ascii: ";"), UInt8(ascii: "}"):
      report(
        "')' is missing behind the last element", at: lastEnd..<lastEnd,
        notes: [DiagnosticNote("the array starts here", at: location(start..<start + 1))],
        fixIts: [FixIt("insert ')'", replacing: .position(lastEnd), with: ")")])
      if !isStopped { closeContainer(frame, contentEnd: lastEnd) }
    default:
      report(
        "',' is missing behind the element", at: lastEnd..<lastEnd,
        fixIts: [FixIt("insert ','", replacing: .position(lastEnd), with: ",")])
    }
  }

  // MARK: Values

  mutating func reportMissingValue(ofKey index: Int) {
    let range = Int(records[index].start)..<Int(records[index].end)
    let content = Int(records[index].contentStart)..<Int(records[index].contentEnd)
    report("key '\(text(of: content))' has no value", at: range)
  }

  mutating func reportUnclosed(_ frame: Frame) {
    let record = records[frame.record]
    let start = Int(record.start)
    let bracket = record.element == .array ? ("(", ")") : ("{", "}")
    report("'\(bracket.0)' is not closed", at: start..<start + 1, hint: "write '\(bracket.1)' behind its content")
    isStopped = true
  }

  /// Reports what cannot stand here, and goes on behind it.
  mutating func reportStrayText(expecting expected: String) {
    guard !isStopped, current != nil else { return }
    if reportMergeConflict(at: position) { return }
    if expected == "a key", reportHeadlessComment(at: position) { return }
    let range = tokenRange()
    if current == UInt8(ascii: ";"), expected == "a key" {
      report(
        "a stray ';'", at: range, fixIts: [FixIt("delete ';'", replacing: SourceRange(range), with: "")])
      position += 1
      return
    }
    report(
      "'\(text(of: range))' stands where \(expected) is expected", at: range,
      hint: bytes[position] >= 0x80 ? "a text with such characters needs quotation marks" : nil)
    resynchronize()
  }

  /// Reports that what starts at an offset in the place of an entry is the rest of a comment, and goes on behind it; false
  /// where it is none.
  ///
  /// A merge that keeps the lines of both sides writes those that they have in common once.
  private mutating func reportHeadlessComment(at start: Int) -> Bool {
    var end = start
    var isBehindSemicolon = false
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "*") where isByte(UInt8(ascii: "/"), at: end + 1):
        report(
          "a comment has no start", at: start..<start + 1,
          hint: "write '/*' in front of it, and see whether lines of it are missing",
          fixIts: [FixIt("insert '/*'", replacing: .position(start), with: "/* ")])
        position = end + 2
        lastEnd = position
        return true
      case UInt8(ascii: "/") where isByte(UInt8(ascii: "*"), at: end + 1): return false
      case 0x0A where isBehindSemicolon, 0x0D where isBehindSemicolon: return false
      case 0x20, 0x09: break
      default: isBehindSemicolon = bytes[end] == UInt8(ascii: ";")
      }
      end += 1
    }
    return false
  }

  /// Moves to where the next entry or element may start, at least one byte further.
  mutating func resynchronize() {
    guard position < bytes.count else { return }
    if !frames.isEmpty { frames[frames.count - 1].pendingKey = nil }
    let isArray = frames.last.map { records[$0.record].element == .array } ?? false
    position += 1
    while let byte = current {
      if byte == UInt8(ascii: ";") || (isArray && byte == UInt8(ascii: ",")) {
        position += 1
        break
      }
      if byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: "}") || (isArray && byte == UInt8(ascii: ")")) { break }
      position += 1
    }
    lastEnd = position
  }

  /// Whether a key and `=` stand here.
  private mutating func isAtKey() -> Bool {
    let start = position
    defer { position = start }
    guard let first = current else { return false }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      position += 1
      while let byte = current, byte != first { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
      position += 1
    } else {
      while let byte = current, byte.isUnquotedCharacter { position += 1 }
      if position == start { return false }
    }
    while let byte = current, byte.isPropertyListBlank { position += 1 }
    return current == UInt8(ascii: "=")
  }
}
