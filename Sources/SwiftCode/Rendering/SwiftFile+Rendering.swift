extension SwiftFile {
  /// The source text, in UTF-8, with a line break at its end.
  package func render(indentationWidth: Int = 4) -> [UInt8] {
    var writer = SourceWriter(indentationWidth: indentationWidth)
    write(to: &writer)
    return writer.bytes
  }

  /// Appends the source text.
  package func write(to writer: inout SourceWriter) {
    for line in header {
      writer.writeComment(line)
    }
    var needsBlankLine = !header.isEmpty
    func startSection(in writer: inout SourceWriter) {
      if needsBlankLine {
        writer.endLine()
      }
      needsBlankLine = true
    }
    if let condition {
      startSection(in: &writer)
      writer.write("#if ")
      writer.write(condition)
      writer.endLine()
    }
    if !imports.isEmpty {
      startSection(in: &writer)
      for declaration in imports {
        declaration.write(to: &writer)
      }
    }
    for declaration in declarations {
      startSection(in: &writer)
      declaration.write(to: &writer)
    }
    if condition != nil {
      startSection(in: &writer)
      writer.writeLine("#endif")
    }
    if !footer.isEmpty {
      startSection(in: &writer)
      for line in footer {
        writer.writeComment(line)
      }
    }
  }
}
