extension SourceWriter {
  /// Appends a string literal of one line that stands for the text.
  ///
  /// Quotes, backslashes (and so interpolations), control characters and the invisible characters that reorder text
  /// or break lines are escaped; everything else stands as it is.
  mutating func writeStringLiteral(_ text: String) {
    write("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": write("\\\"")
      case "\\": write("\\\\")
      case "\n": write("\\n")
      case "\r": write("\\r")
      case "\t": write("\\t")
      case "\0": write("\\0")
      case _ where scalar.isUnsafeInSource:
        write("\\u{")
        write(String(scalar.value, radix: 16, uppercase: true))
        write("}")
      case _:
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          write(byte: byte)
        }
      }
    }
    write("\"")
  }
}
