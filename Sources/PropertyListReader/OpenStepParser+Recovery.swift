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

  /// Moves to where the next entry or element may start, at least one byte further.
  mutating func resynchronize() {
    guard position < bytes.count else { return }
    frames.indices.last.map { frames[$0].pendingKey = nil }
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

  // MARK: Quotation marks

  /// Takes a string that goes on to the end of the file: up to a line of it that ends with `;`, if there is one.
  mutating func recoverFromUnclosedString(as element: OpenStepRecord.Element, start: Int) {
    guard let semicolon = semicolonAtLineEnd(in: start + 1..<bytes.count) else {
      reportUnclosedString(at: start, mendingAt: nil)
      isStopped = true
      return
    }
    reportUnclosedString(at: start, mendingAt: semicolon)
    position = semicolon
    appendText(element, start..<semicolon, content: start + 1..<semicolon)
  }

  /// Reads a string between typographic quotation marks, which word processors put in; false where none starts here.
  mutating func parseTypographicString(as element: OpenStepRecord.Element) -> Bool {
    let marks: [[UInt8]] = ["“", "”", "„", "‘", "’", "‚", "«", "»"].map { Array($0.utf8) }
    let start = position
    guard let opening = marks.first(where: { bytes[start...].starts(with: $0) }) else { return false }
    var fixIts = [typographicFixIt(at: start, length: opening.count)]
    let contentStart = start + opening.count
    var end = contentStart
    var contentEnd: Int?
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D, contentEnd == nil {
      if bytes[end] == UInt8(ascii: "\"") {
        contentEnd = end
        end += 1
      } else if let mark = marks.first(where: { bytes[end...].starts(with: $0) }) {
        fixIts.append(typographicFixIt(at: end, length: mark.count))
        contentEnd = end
        end += mark.count
      } else {
        end += 1
      }
    }
    report(
      "'\(String(decoding: opening, as: UTF8.self))' is no quotation mark here", at: start..<contentStart,
      hint: "texts stand between '\"'", fixIts: contentEnd == nil ? [] : fixIts)
    position = end
    appendText(element, start..<end, content: contentStart..<(contentEnd ?? end))
    return true
  }

  private func typographicFixIt(at offset: Int, length: Int) -> FixIt {
    FixIt("replace it with '\"'", replacing: SourceRange(offset..<offset + length), with: "\"")
  }

  private mutating func reportUnclosedString(at start: Int, mendingAt mend: Int?) {
    let quote = String(decoding: [bytes[start]], as: UTF8.self)
    report(
      "a string is not closed", at: start..<start + 1, hint: "write '\(quote)' behind it",
      fixIts: mend.map { [FixIt("insert '\(quote)'", replacing: .position($0), with: quote)] } ?? [])
  }

  private mutating func reportUnescapedQuotes(from first: Int, to close: Int, quote: UInt8) {
    let mark = String(decoding: [quote], as: UTF8.self)
    let quotes = (first..<close).filter { bytes[$0] == quote && bytes[$0 - 1] != UInt8(ascii: "\\") }
    report(
      "a quotation mark inside a string needs a '\\' in front of it", at: first..<first + 1,
      fixIts: quotes.map { FixIt("replace '\(mark)' with '\\\(mark)'", replacing: .position($0), with: "\\") })
  }

  /// The quotation mark of a string that was read; nil for one without.
  private func closingQuote(of record: OpenStepRecord) -> UInt8? {
    guard record.element == .string || record.element == .key, record.contentEnd < record.end,
      record.start < record.contentStart
    else { return nil }
    let quote = bytes[Int(record.start)]
    return quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") ? quote : nil
  }

  /// The offset of the first `;` that ends a line.
  private func semicolonAtLineEnd(in range: Range<Int>) -> Int? {
    var candidate: Int?
    for offset in range {
      switch bytes[offset] {
      case UInt8(ascii: ";"): candidate = offset
      case 0x0A, 0x0D: if candidate != nil { return candidate }
      case 0x20, 0x09: break
      default: candidate = nil
      }
    }
    // The file may end without a line break.
    return range.upperBound == bytes.count ? candidate : nil
  }

  /// The offset of the first quotation mark on the line that has a certain byte behind it.
  private func laterQuote(behind start: Int, before terminator: UInt8, quote: UInt8) -> Int? {
    var candidate: Int?
    for offset in start..<bytes.count {
      let byte = bytes[offset]
      if byte == 0x0A || byte == 0x0D { break }
      if byte == quote {
        candidate = offset
      } else if byte == terminator, candidate != nil {
        return candidate
      } else if byte != 0x20, byte != 0x09 {
        candidate = nil
      }
    }
    return nil
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
