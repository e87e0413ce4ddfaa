extension String {
  /// The text with every character escaped that would break the line, steer a terminal or turn the reading direction.
  ///
  /// For example, a line feed becomes `\n` and an escape character `\u{1B}`.
  package var singleLine: String {
    guard unicodeScalars.contains(where: \.isUnsafeToPrint) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += #"\n"#
      case "\r": result += #"\r"#
      case "\t": result += #"\t"#
      case _ where scalar.isUnsafeToPrint:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
