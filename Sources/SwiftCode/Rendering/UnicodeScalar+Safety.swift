extension Unicode.Scalar {
  /// Whether it could break a line, hide text or reorder what a reader sees.
  package var isUnsafeInSource: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
