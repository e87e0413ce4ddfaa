/// What an XLIFF file of an export ends with: a comment by which it is known that nobody has changed the file since.
enum ExchangeMark {
  private static let start = "<!-- intentc strings export "
  private static let end = " -->\n"

  /// A document with its mark.
  static func marked(_ document: [UInt8]) -> [UInt8] {
    document + Array((start + MigrationLock.fingerprint(document) + end).utf8)
  }

  /// Whether a file is as an export has written it; line ends do not count.
  static func isUntouched(_ file: [UInt8]) -> Bool {
    guard let mark = file.dropLast().lastIndex(of: UInt8(ascii: "\n")).map({ $0 + 1 }) else { return false }
    let line = file[mark...].filter { $0 != UInt8(ascii: "\r") }
    return line == Array((start + MigrationLock.fingerprint(file[..<mark]) + end).utf8)
  }
}
