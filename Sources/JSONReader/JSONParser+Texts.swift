internal import SourceDiagnostics

/// Strings and keys.
extension JSONParser {
  /// Reads a string in quotation marks.
  mutating func parseString(_ content: JSONRecord.Content) throws(JSONProblem) {
    let start = cursor
    let quote = bytes[start]
    guard quote == UInt8(ascii: "\"") || dialect == .json5 else {
      throw problem("a text is in single quotes", hint: "JSON has double quotes only")
    }
    cursor += 1
    let decodedStart = decodedTexts.count
    var isDecoded = false
    // What stands behind the last escape and is not yet among the decoded texts.
    var plainStart = cursor
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte == quote {
        let text = plainStart..<cursor
        cursor += 1
        if isDecoded { decodedTexts += bytes[text] }
        appendText(
          content, from: start, to: cursor, text: isDecoded ? decodedStart..<decodedTexts.count : text,
          isDecoded: isDecoded, isQuoted: true)
        return
      }
      if byte == UInt8(ascii: "\\") {
        decodedTexts += bytes[plainStart..<cursor]
        isDecoded = true
        try parseEscape()
        plainStart = cursor
      } else if byte < 0x20 {
        try checkControlCharacter(inTextFrom: start)
        cursor += 1
      } else {
        cursor += 1
      }
    }
    throw problemOfOpenText(from: start)
  }

  /// Refuses what no string may hold as it is.
  private func checkControlCharacter(inTextFrom start: Int) throws(JSONProblem) {
    let byte = bytes[cursor]
    if byte == 0x0A || byte == 0x0D { throw problemOfOpenText(from: start) }
    guard dialect == .json else { return }
    let hint =
      byte == 0x09 ? "write '\\t'" : "write it as '\\u\(Self.hexadecimal(Unicode.Scalar(byte)))'"
    throw problem("a control character stands in a string", hint: hint)
  }

  private func problemOfOpenText(from start: Int) -> JSONProblem {
    JSONProblem(
      "a string is not closed", at: start..<(start + 1),
      hint: cursor < bytes.count
        ? "write the quotation mark at the end, and line breaks as '\\n'" : "write the quotation mark at the end")
  }

  /// Reads a name without quotation marks as a key.
  mutating func parseIdentifier() throws(JSONProblem) {
    let start = cursor
    let decodedStart = decodedTexts.count
    var isDecoded = false
    var plainStart = cursor
    while cursor < bytes.count {
      if bytes[cursor] == UInt8(ascii: "\\"), dialect == .json5 {
        decodedTexts += bytes[plainStart..<cursor]
        isDecoded = true
        try parseIdentifierEscape(isFirst: cursor == start)
        plainStart = cursor
      } else if let scalar = scalar(at: cursor),
        cursor == start ? Self.startsIdentifier(scalar) : Self.continuesIdentifier(scalar)
      {
        cursor += UTF8.width(scalar)
      } else {
        break
      }
    }
    let range = start..<cursor
    guard !range.isEmpty else { throw problemOfMissingKey() }
    guard dialect == .json5 else { throw problemOfPlainKey(at: range) }
    if isDecoded { decodedTexts += bytes[plainStart..<cursor] }
    appendText(
      .key, from: start, to: cursor, text: isDecoded ? decodedStart..<decodedTexts.count : range,
      isDecoded: isDecoded, isQuoted: false)
  }

  private mutating func parseIdentifierEscape(isFirst: Bool) throws(JSONProblem) {
    let start = cursor
    guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "u") else {
      throw problem("a name holds an escape other than '\\uXXXX'", hint: "put the name in quotation marks")
    }
    let scalar = try parseUnicodeEscape()
    guard isFirst ? Self.startsIdentifier(scalar) : Self.continuesIdentifier(scalar) else {
      throw JSONProblem(
        "U+\(Self.hexadecimal(scalar)) cannot be in a name", at: start..<cursor, hint: "put the name in quotation marks"
      )
    }
    decodedTexts += Array(String(scalar).utf8)
  }
}
