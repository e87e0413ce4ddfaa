internal import SourceDiagnostics

/// What the first bytes and the line starts tell before any XML is parsed.
///
/// libxml2 answers a foreign format with "start tag expected", and a merge conflict with one error for every `<`.
struct InputInspection {
  let source: SourceFile
  let kind: InputKind

  /// The number of merge conflicts after which the rest is only counted.
  let reportedConflictCount: Int

  private var bytes: [UInt8] { source.bytes }

  /// Reports a file that is no XML at all, or that holds a merge conflict; false when it did.
  func reportForeignFormat(to diagnostics: inout DiagnosticEngine) -> Bool {
    if let (reason, hint) = foreignFormat {
      diagnostics.report(
        Diagnostic(
          kind.problemID, "\(kind.complaint): \(reason)",
          at: SourceLocation(file: source, range: .position(0)), hint: hint))
      return false
    }
    let conflicts = mergeConflicts()
    for (index, conflict) in conflicts.prefix(reportedConflictCount).enumerated() {
      let isCut = index == reportedConflictCount - 1 && conflicts.count > reportedConflictCount
      diagnostics.report(
        Diagnostic(
          kind.problemID, "\(kind.complaint): unresolved merge conflict",
          at: SourceLocation(file: source, range: conflict.start),
          hint: ConflictAdvice.general,
          notes: conflict.others.map { DiagnosticNote($0.message, at: SourceLocation(file: source, range: $0.range)) }
            + (isCut ? [DiagnosticNote("\(conflicts.count - index - 1) further conflicts are not shown", at: nil)] : [])
        ))
    }
    return conflicts.isEmpty
  }

  /// Warns when the XML declaration names an encoding other than UTF-8; the bytes are read as UTF-8 all the same.
  func reportDeclaredEncoding(to diagnostics: inout DiagnosticEngine) {
    guard let (name, range) = declaredEncoding,
      !["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased())
    else { return }
    diagnostics.report(
      Diagnostic(
        .declaredEncoding, severity: .warning, "encoding '\(name)' is declared, but the file is read as UTF-8",
        at: SourceLocation(file: source, range: range), hint: "declare UTF-8",
        // Where the bytes are what is declared, the declaration is the only thing that is right.
        fixIts: source.bytes.firstOffsetOutsideUTF8 == nil
          ? [FixIt("replace '\(name)' with 'UTF-8'", replacing: range, with: "UTF-8")] : []))
  }

  // MARK: Formats

  private var foreignFormat: (reason: String, hint: String?)? {
    if bytes.allSatisfy(\.isPropertyListBlank) {
      return ("the file is empty", "a definition is an XML property list; restore the file from version control")
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      let name = bytes[0] == 0xFE ? "UTF-16BE" : "UTF-16LE"
      return ("the file is \(name), not UTF-8", "convert it with 'iconv -f \(name) -t UTF-8'")
    }
    if bytes.starts(with: "bplist".utf8) {
      return ("the file is a binary property list", "convert it with 'plutil -convert xml1'")
    }
    if bytes.starts(with: "<\0".utf8) || bytes.starts(with: "\0<".utf8) {
      let name = bytes[0] == 0 ? "UTF-16BE" : "UTF-16LE"
      return (
        "the file is UTF-16 without a byte order mark, not UTF-8", "convert it with 'iconv -f \(name) -t UTF-8'"
      )
    }
    let text = withoutByteOrderMark.drop(while: \.isPropertyListBlank)
    guard let first = text.first, first != UInt8(ascii: "<") else { return nil }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || first == UInt8(ascii: "(") {
      return first == UInt8(ascii: "[")
        || (text.dropFirst().contains(UInt8(ascii: ":")) && !text.contains(UInt8(ascii: "=")))
        ? ("the file is JSON", "convert it with 'plutil -convert xml1'")
        : ("the file is an old-style property list", "convert it with 'plutil -convert xml1'")
    }
    if text.starts(with: "// !$*UTF8*$!".utf8) {
      return ("the file is an old-style property list", "convert it with 'plutil -convert xml1'")
    }
    return nil
  }

  private var withoutByteOrderMark: ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  }

  /// The value of `encoding` in the XML declaration and its place.
  private var declaredEncoding: (name: String, range: SourceRange)? {
    let text = withoutByteOrderMark
    guard text.starts(with: "<?xml".utf8), let end = text.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let declaration = text[..<end]
    let key = Array("encoding".utf8)
    guard
      var index = declaration.indices.first(where: { declaration[$0...].starts(with: key) }).map({ $0 + key.count })
    else { return nil }
    while index < end, declaration[index].isPropertyListBlank || declaration[index] == UInt8(ascii: "=") {
      index += 1
    }
    guard index < end, declaration[index] == UInt8(ascii: "\"") || declaration[index] == UInt8(ascii: "'"),
      let close = declaration[(index + 1)...].firstIndex(of: declaration[index])
    else { return nil }
    return (String(decoding: declaration[(index + 1)..<close], as: UTF8.self), SourceRange(index + 1..<close))
  }

  // MARK: Merge conflicts

  private struct Conflict {
    let start: SourceRange
    var others: [(message: String, range: SourceRange)] = []
  }

  /// The conflicts, each from its first marker.
  ///
  /// A raw `<` cannot start a line of text in XML, so seven of them and a blank are a marker in any well-formed file.
  private func mergeConflicts() -> [Conflict] {
    guard bytes.hasLine(startingWith: "<<<<<<<") else { return [] }
    var conflicts: [Conflict] = []
    var lineStart = 0
    while lineStart < bytes.count {
      let lineEnd = bytes[lineStart...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[lineStart..<lineEnd]
      let range = SourceRange(lineStart..<lineEnd)
      if line.starts(with: "<<<<<<<".utf8) {
        conflicts.append(Conflict(start: range))
      } else if line.starts(with: "=======".utf8), !conflicts.isEmpty {
        conflicts[conflicts.count - 1].others.append(("the other version starts here", range))
      } else if line.starts(with: ">>>>>>>".utf8), !conflicts.isEmpty {
        conflicts[conflicts.count - 1].others.append(("the conflict ends here", range))
      }
      lineStart = lineEnd + 1
    }
    return conflicts
  }
}
