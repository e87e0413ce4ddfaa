extension SourceWriter {
  /// Appends a name, in back-ticks where Swift reserves it at the position.
  mutating func writeIdentifier(_ name: String, _ position: IdentifierPosition) {
    if SwiftIdentifier.isReserved(name, at: position) {
      writeQuotedIdentifier(name)
    } else {
      write(name)
    }
  }

  /// Appends a name in back-ticks.
  mutating func writeQuotedIdentifier(_ name: String) {
    write("`")
    write(name)
    write("`")
  }
}
