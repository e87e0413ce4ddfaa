extension UInt8 {
  /// Whether the byte is one of the four blanks of XML.
  var isPropertyListBlank: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D
  }
}
