extension String {
  /// The text between single quotes as a message has it: on one line, and a long one cut.
  package var quoted: String {
    let words = split(whereSeparator: \.isNewline).joined(separator: " ")
    return words.count <= 80 ? "'\(words)'" : "'\(words.prefix(79))…'"
  }

  /// Whether the text is written in a language that parts words by blanks, as far as its letters tell.
  ///
  /// Chinese, Japanese, Thai, Lao, Tibetan, Khmer and Burmese do not.
  var hasWordSpacing: Bool {
    !unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0E00...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
        0xFF66...0xFF9D, 0x20000...0x3FFFF:
        true
      default:
        false
      }
    }
  }
}
