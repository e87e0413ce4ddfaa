extension ImportChoice {
  /// Appends the imports as lines.
  func write(to writer: inout SourceWriter) {
    writer.write("#if canImport(")
    writer.write(preferred.module)
    writer.writeLine(")")
    preferred.write(to: &writer)
    writer.writeLine("#else")
    alternative.write(to: &writer)
    writer.writeLine("#endif")
  }
}
