internal import PropertyListReader
internal import SourceDiagnostics

/// Puts entries behind those of a table.
struct TableEditor {
  /// The table.
  let table: StringTable

  private let file: SourceFile
  private let limits: PropertyListLimits

  /// The editor of a file; nil where it cannot be read, which is reported.
  init?(_ file: SourceFile, limits: PropertyListLimits, diagnostics: inout DiagnosticEngine) {
    let tables = StringTableReader(limits: limits).read(file, language: nil, diagnostics: &diagnostics)
    guard let table = tables.first else { return nil }
    self.table = table
    self.file = file
    self.limits = limits
  }

  /// What ends the lines of the file.
  var lineBreak: String { table.source.bytes.lineBreak }

  /// The texts that the table lacks, and the keys of those that it has other texts for.
  func parted<Text>(
    _ texts: [Text], key: (Text) -> String, isSame: (Text, (key: String, value: [String])) -> Bool
  ) -> (added: [Text], kept: [String]) {
    let known = Dictionary(
      table.entries.map { (Array($0.key.value.utf8), $0.value.texts.map(\.value)) }, uniquingKeysWith: { $1 })
    var added: [Text] = []
    var kept: [String] = []
    for text in texts {
      let key = key(text)
      if let value = known[Array(key.utf8)] {
        if !isSame(text, (key, value)) { kept.append(key) }
      } else {
        added.append(text)
      }
    }
    return (added, kept)
  }

  /// The file with entries behind the last one; nil where that would not do, which is reported.
  func appending(_ entries: [String], isXML: Bool, diagnostics: inout DiagnosticEngine) -> [UInt8]? {
    guard !entries.isEmpty else { return file.bytes }
    let text = isXML ? appendingToDictionary(entries) : appendingLines(entries)
    // The last entry may stand in surroundings that nobody has thought of.
    var ignored = DiagnosticEngine()
    let bytes = text.map { table.encoding.encode($0) }
    let edited = bytes.flatMap {
      StringTableReader(limits: limits).read(
        SourceFile(path: file.path, bytes: $0), language: nil, diagnostics: &ignored
      ).first
    }
    guard let bytes, edited?.entries.count == table.entries.count + entries.count else {
      diagnostics.report(
        Diagnostic(
          .unreadableTable, "entries cannot be added to the table", at: SourceLocation(file: file, range: .position(0)),
          hint: "put every entry of the file on a line of its own"))
      return nil
    }
    return bytes
  }

  private func appendingLines(_ entries: [String]) -> [UInt8]? {
    let bytes = table.source.bytes
    let lineEnd: UInt8 = lineBreak == "\r" ? 0x0D : 0x0A
    let end = table.entries.last.map { entry in
      let end = entry.range.offsets.upperBound
      return bytes[end...].firstIndex(of: lineEnd).map { $0 + 1 } ?? bytes.count
    }
    let offset = end ?? bytes.count
    var text = Array(bytes[..<offset])
    if !text.isEmpty, text.last != lineEnd { text += lineBreak.utf8 }
    if !text.isEmpty { text += lineBreak.utf8 }
    text += entries.joined(separator: lineBreak).utf8
    return text + bytes[offset...]
  }

  private func appendingToDictionary(_ entries: [String]) -> [UInt8]? {
    let bytes = table.source.bytes
    let lines = entries.joined().replacing("\n", with: lineBreak)
    if let end = bytes.lastOffset(of: "</dict>") {
      let lineStart = bytes[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let isAlone = bytes[lineStart..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
      let offset = isAlone ? lineStart : end
      return Array(bytes[..<offset]) + (isAlone ? "" : lineBreak).utf8 + lines.utf8 + bytes[offset...]
    }
    guard let start = bytes.lastOffset(of: "<dict/>") else { return nil }
    return bytes[..<start] + Array("<dict>\(lineBreak)\(lines)</dict>".utf8) + bytes[(start + "<dict/>".utf8.count)...]
  }
}

extension [UInt8] {
  /// The offset of the last occurrence of a text.
  fileprivate func lastOffset(of text: String) -> Int? {
    let pattern = Array(text.utf8)
    guard count >= pattern.count else { return nil }
    return (0...(count - pattern.count)).last { self[$0...].starts(with: pattern) }
  }
}
