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

extension Unicode.Scalar {
  /// Whether it could break a line, hide text or reorder what a reader sees.
  var isUnsafeInSource: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
