extension SourceWriter {
  /// Appends a string literal of one line that stands for the text.
  ///
  /// Quotes, backslashes (and so interpolations), control characters and the invisible characters that reorder text
  /// or break lines are escaped; everything else stands as it is.
  mutating func writeStringLiteral(_ text: String) {
    write("\"")
    writeStringContent(text)
    write("\"")
  }

  /// Appends a string literal of one line with values in it.
  mutating func writeStringLiteral(_ string: InterpolatedString) {
    write("\"")
    for segment in string.segments {
      switch segment {
      case .text(let text):
        writeStringContent(text)
      case .value(let arguments):
        write("\\(")
        writeUnbroken { writer in
          writer.writeList(arguments) { argument, writer in writer.writeArgument(argument) }
        }
        write(")")
      }
    }
    write("\"")
  }

  /// Appends the text between the quotes of a literal.
  private mutating func writeStringContent(_ text: String) {
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
  }
}
