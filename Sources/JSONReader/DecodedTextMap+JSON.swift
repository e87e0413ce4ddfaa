package import SourceDiagnostics

extension DecodedTextMap {
  /// The map of a string of JSON or JSON5 in quotation marks.
  ///
  /// Nil where the content does not give the text; places in it are not known then.
  ///
  /// - Parameters:
  ///   - text: The text as it was read.
  ///   - range: The bytes between the quotation marks.
  ///   - bytes: The bytes of the file.
  package init?(of text: String, json range: SourceRange, in bytes: [UInt8]) {
    self.init()
    let end = range.offsets.upperBound
    guard end <= bytes.count else { return nil }
    var parser = JSONParser(bytes: bytes, start: range.offsets.lowerBound, dialect: .json5, depthLimit: 1)
    while parser.cursor < end {
      let start = parser.cursor
      guard bytes[start] == UInt8(ascii: "\\") else {
        append(verbatim: 1, at: start)
        parser.decodedTexts.append(bytes[start])
        parser.cursor += 1
        continue
      }
      let count = parser.decodedTexts.count
      do throws(JSONProblem) {
        try parser.parseEscape()
      } catch {
        return nil
      }
      append(parser.decodedTexts.count - count, for: start..<parser.cursor)
    }
    guard text.utf8.elementsEqual(parser.decodedTexts) else { return nil }
  }
}
