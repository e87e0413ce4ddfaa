internal import SourceDiagnostics

/// What is said about quotation marks that are missing, too many or of the wrong kind.
extension OpenStepParser {
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
    let marks = typographicMarks
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

  private var typographicMarks: [[UInt8]] {
    ["“", "”", "„", "‘", "’", "‚", "«", "»"].map { Array($0.utf8) }
  }

  private func typographicFixIt(at offset: Int, length: Int) -> FixIt {
    FixIt("replace it with '\"'", replacing: SourceRange(offset..<offset + length), with: "\"")
  }

  /// Reports a string that goes on too far, at its start.
  ///
  /// - Parameters:
  ///   - start: the offset of its quotation mark.
  ///   - mend: where the other one should be; nil where that cannot be told.
  mutating func reportUnclosedString(at start: Int, mendingAt mend: Int?) {
    let quote = String(decoding: [bytes[start]], as: UTF8.self)
    guard let mend else {
      report("a string is not closed", at: start..<start + 1, hint: "write '\(quote)' behind it")
      return
    }
    if let mark = typographicMarks.first(where: { bytes[..<mend].suffix($0.count).elementsEqual($0) }) {
      let name = String(decoding: mark, as: UTF8.self)
      report(
        "a string is not closed", at: start..<start + 1, hint: "'\(name)' is no quotation mark here",
        fixIts: [typographicFixIt(at: mend - mark.count, length: mark.count)])
    } else {
      report(
        "a string is not closed", at: start..<start + 1, hint: "write '\(quote)' behind it",
        fixIts: [FixIt("insert '\(quote)'", replacing: .position(mend), with: quote)])
    }
  }

  /// Reports quotation marks that are part of a string, from the one that seemed to close it to the one that does.
  mutating func reportUnescapedQuotes(from first: Int, to close: Int, quote: UInt8) {
    let quotes = (first..<close).filter { bytes[$0] == quote && bytes[$0 - 1] != UInt8(ascii: "\\") }
    report(
      "a quotation mark inside a string needs a '\\' in front of it", at: first..<first + 1,
      fixIts: quotes.map { FixIt("insert '\\'", replacing: .position($0), with: "\\") })
  }

  /// The quotation mark of a string that was read; nil for one without.
  func closingQuote(of record: OpenStepRecord) -> UInt8? {
    guard record.element == .string || record.element == .key, record.contentEnd < record.end,
      record.start < record.contentStart
    else { return nil }
    let quote = bytes[Int(record.start)]
    return quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") ? quote : nil
  }

  /// The offset of the first `;` that ends a line.
  func semicolonAtLineEnd(in range: Range<Int>) -> Int? {
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
  func laterQuote(behind start: Int, before terminator: UInt8, quote: UInt8) -> Int? {
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
}
