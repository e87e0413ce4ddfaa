internal import SourceDiagnostics

/// How faults are taken down.
extension OpenStepParser {
  /// Takes a fault down; parsing stops when there are too many.
  ///
  /// A warning stands without the complaint that the file cannot be read.
  mutating func report(
    _ reason: String, at range: Range<Int>, severity: Severity = .error, hint: String? = nil,
    notes: [DiagnosticNote] = [], fixIts: [FixIt] = []
  ) {
    guard !isStopped else { return }
    let isLast = problems.count + 1 >= limits.syntaxErrorCount
    let further = isLast ? [DiagnosticNote("further errors are not shown", at: location(range))] : []
    problems.append(
      Diagnostic(
        kind.problemID, severity: severity, severity == .error ? "\(kind.complaint): \(reason)" : reason,
        at: location(range), hint: hint, notes: notes + further, fixIts: fixIts))
    if isLast { isStopped = true }
  }

  /// Takes down that a limit is exceeded, and stops.
  mutating func stop(_ id: DiagnosticID, _ message: String, at offset: Int, hint: String) {
    guard !isStopped else { return }
    problems.append(Diagnostic(id, message, at: location(offset..<offset), hint: hint))
    isStopped = true
  }

  /// A range of the file as a place.
  func location(_ range: Range<Int>) -> SourceLocation {
    SourceLocation(file: source, range: SourceRange(range))
  }

  /// The text of some bytes, cut to what a message can hold.
  func text(of range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)].prefix(160), as: UTF8.self).firstLine.shortened
  }

  /// What stands at the current position: a word, or a single character.
  func tokenRange() -> Range<Int> {
    var end = position
    while end < bytes.count, bytes[end].isUnquotedCharacter || bytes[end] >= 0x80 { end += 1 }
    return position..<max(end, min(position + 1, bytes.count))
  }

  // MARK: Formats

  /// Reports bytes that are no text of this format at all; false when it did.
  mutating func checkFormat() -> Bool {
    if bytes.starts(with: "bplist".utf8) {
      report(
        "the file is a binary property list", at: 0..<0, hint: "convert it with 'plutil -convert xml1'")
    } else if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      let name = bytes[0] == 0xFE ? "UTF-16BE" : "UTF-16LE"
      report("the file is \(name), not UTF-8", at: 0..<0, hint: "convert it with 'iconv -f \(name) -t UTF-8'")
    } else if bytes[contentStart...].drop(while: \.isPropertyListBlank).starts(with: "<?xml".utf8) {
      report("the file is an XML property list, not an old-style one", at: contentStart..<contentStart)
    } else if let offset = bytes.firstOffsetOutsideUTF8 {
      let digits = String(bytes[offset], radix: 16, uppercase: true)
      report(
        "byte 0x\(digits) is not UTF-8", at: offset..<offset + 1,
        hint: "save the file as UTF-8, for example with 'iconv -f "
          + (bytes[offset] < 0xA0 ? "WINDOWS-1252" : "ISO-8859-1") + " -t UTF-8'")
    }
    return problems.isEmpty
  }

  /// Reports a merge conflict whose first marker starts at an offset; false where none does.
  mutating func reportMergeConflict(at offset: Int) -> Bool {
    guard bytes[offset...].starts(with: "<<<<<<<".utf8), offset == 0 || bytes[offset - 1] == 0x0A else { return false }
    let line = bytes[offset...].prefix { $0 != 0x0A && $0 != 0x0D }
    report(
      "unresolved merge conflict", at: line.indices,
      hint: ConflictAdvice.forTable(bytes[offset...]))
    isStopped = true
    return true
  }
}
