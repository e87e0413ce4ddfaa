internal import SourceDiagnostics

/// Strings and data.
extension OpenStepParser {
  /// Reads a string with or without quotation marks; false when none starts here.
  mutating func parseString(as element: OpenStepRecord.Element) -> Bool {
    guard let first = current else { return false }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      parseQuotedString(as: element, quote: first)
      return true
    }
    if first.isUnquotedCharacter {
      let start = position
      while let byte = current, byte.isUnquotedCharacter { position += 1 }
      appendText(element, start..<position, content: start..<position)
      return true
    }
    return parseTypographicString(as: element)
  }

  private mutating func parseQuotedString(as element: OpenStepRecord.Element, quote: UInt8) {
    let start = position
    var firstEscape: Int?
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote {
        position += 1
        appendText(element, start..<position, content: start + 1..<position - 1)
        if let firstEscape { decodeText(of: records.count - 1, from: firstEscape) }
        return
      }
      if byte == UInt8(ascii: "\\") {
        firstEscape = firstEscape ?? position
        position += 1
      }
      position += 1
    }
    position = bytes.count
    recoverFromUnclosedString(as: element, start: start)
  }

  /// Adds a string or key that has been read.
  mutating func appendText(_ element: OpenStepRecord.Element, _ range: Range<Int>, content: Range<Int>) {
    if content.count > limits.textByteCount {
      stop(
        .textTooLong, "text has \(content.count) bytes, more than the limit of \(limits.textByteCount)",
        at: range.lowerBound, hint: "raise the limit with --max-text-bytes")
    }
    appendRecord(element, start: range.lowerBound)
    guard !isStopped else { return }
    records[records.count - 1].end = UInt32(range.upperBound)
    records[records.count - 1].contentStart = UInt32(content.lowerBound)
    records[records.count - 1].contentEnd = UInt32(content.upperBound)
    lastEnd = range.upperBound
  }

  /// Reads `<0fbd7777 1c2735ae>`; false after a fault behind which reading has found another place to go on.
  mutating func parseData() -> Bool {
    let start = position
    var isByteOpen = false
    position += 1
    while let byte = current, byte != UInt8(ascii: ">") {
      if byte.hexadecimalValue != nil {
        isByteOpen.toggle()
      } else if byte.isPropertyListBlank {
        if isByteOpen { reportHalfByte() }
        isByteOpen = false
      } else {
        if reportMergeConflict(at: start) { return false }
        report("'\(text(of: tokenRange()))' is no hexadecimal digit", at: tokenRange())
        resynchronize()
        return false
      }
      position += 1
    }
    guard current != nil else {
      report("data is not closed", at: start..<start + 1, hint: "write '>' behind it")
      isStopped = true
      return false
    }
    if isByteOpen { reportHalfByte() }
    position += 1
    appendText(.data, start..<position, content: start + 1..<position - 1)
    return true
  }

  private mutating func reportHalfByte() {
    report("a byte of data takes two hexadecimal digits", at: position - 1..<position)
  }

  // MARK: Escapes

  private mutating func decodeText(of index: Int, from firstEscape: Int) {
    guard !isStopped else { return }
    let content = Int(records[index].contentStart)..<Int(records[index].contentEnd)
    var decoder = EscapeDecoder(bytes: bytes, content: content, firstEscape: firstEscape)
    decoder.decode()
    for fault in decoder.faults {
      switch fault {
      case .halfCharacter(let range):
        report(
          "'\(text(of: range))' is half of a character", at: range,
          hint: "characters beyond U+FFFF take two escapes, for example '\\Ud83d\\Ude00'")
      case .lowerCaseEscape(let range):
        report(
          "'\(text(of: range))' is read as '\(text(of: range.lowerBound + 1..<range.upperBound))'", at: range,
          severity: .warning, hint: "the escape of a character is written with a capital 'U'",
          fixIts: [
            FixIt(
              "replace '\\u' with '\\U'", replacing: SourceRange(range.lowerBound..<range.lowerBound + 2), with: "\\U")
          ])
      }
    }
    records[index].hasDecodedText = true
    decodedTexts[UInt32(index)] = decoder.text
  }
}
