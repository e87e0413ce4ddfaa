extension [UInt8] {
  /// What ends the lines of a text: `\r\n`, `\n`, or `\r` where no line feed is.
  package var lineBreak: String {
    if let feed = firstIndex(of: 0x0A) { return feed > 0 && self[feed - 1] == 0x0D ? "\r\n" : "\n" }
    return contains(0x0D) ? "\r" : "\n"
  }
}
