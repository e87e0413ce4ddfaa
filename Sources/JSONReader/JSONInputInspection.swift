internal import SourceDiagnostics

/// What the bytes tell before anything is parsed: their size, their encoding, and whether they are another format.
struct JSONInputInspection {
  let bytes: [UInt8]
  let dialect: JSONDialect
  let byteLimit: Int

  /// The offset of the text behind a byte order mark.
  func startOfText() throws(JSONProblem) -> Int {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes.count <= byteLimit else {
      throw JSONProblem("the file has \(bytes.count) bytes, more than the limit of \(byteLimit)", at: 0..<0)
    }
    if let name = otherEncoding {
      throw JSONProblem(
        "the file is \(name), not UTF-8", at: 0..<0, hint: "convert it with 'iconv -f \(name) -t UTF-8'")
    }
    if bytes.starts(with: "bplist".utf8) {
      throw JSONProblem(
        "the file is a binary property list", at: 0..<0, hint: "convert it with 'plutil -convert json'")
    }
    if let offset = UTF8Validation.firstInvalidOffset(in: bytes) {
      throw JSONProblem(
        "the bytes here are not UTF-8", at: offset..<(offset + 1),
        hint: "save the file as UTF-8, for example with 'iconv -f "
          + (bytes[offset] < 0xA0 ? "WINDOWS-1252" : "ISO-8859-1") + " -t UTF-8'")
    }
    guard let first = bytes[start...].first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
      throw JSONProblem("the file is empty", at: 0..<0, hint: "restore it from version control")
    }
    if first == UInt8(ascii: "<"), !bytes[start...].starts(with: "<<<<<<<".utf8) {
      throw JSONProblem("the file is XML, not \(dialect.name)", at: 0..<0)
    }
    return start
  }

  /// The name of an encoding with units of more than one byte; the first character of a JSON text is ASCII.
  private var otherEncoding: String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return "UTF-32LE" }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32BE" }
    if bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16BE" }
    if bytes.starts(with: [0xFF, 0xFE]) { return "UTF-16LE" }
    guard bytes.count >= 4 else { return nil }
    switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
    case (false, true, true, true): return "UTF-32LE"
    case (true, true, true, false): return "UTF-32BE"
    case (false, true, false, _): return "UTF-16LE"
    case (true, false, _, false): return "UTF-16BE"
    default: return nil
    }
  }
}
