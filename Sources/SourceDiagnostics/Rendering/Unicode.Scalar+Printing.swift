extension Unicode.Scalar {
  /// Whether printing the character could break the line, steer a terminal or reorder what stands around it.
  var isUnsafeToPrint: Bool {
    switch value {
    case 0x20..<0x7F: false
    case 0..<0xA0: true  // C0, DEL, C1
    case 0x2028, 0x2029: true  // line and paragraph separator
    case 0x202A...0x202E, 0x2066...0x2069: true  // embeddings, overrides and isolates
    case 0xFEFF: true  // byte order mark
    default: false
    }
  }

  /// The number of terminal columns that the character takes by itself: 0, 1 or 2.
  ///
  /// Wide are the East Asian blocks of UAX 11 and what is shown as an emoji; a skin tone melts into the emoji before it.
  var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1F3FB...0x1F3FF: return 0
    case 0x1F1E6...0x1F1FF: return 1  // two of them make a flag
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF,
      0x20000...0x3FFFD:
      return 2
    default: return properties.isEmojiPresentation ? 2 : 1
    }
  }
}
