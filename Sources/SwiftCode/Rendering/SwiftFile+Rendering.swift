extension SwiftFile {
  /// The source text, in UTF-8, with a line break at its end.
  ///
  /// - Parameters:
  ///   - indentationWidth: The number of blanks per level.
  ///   - lineWidth: The column that a line does not pass where a list in parentheses can be broken.
  /// - Returns: The text in UTF-8.
  package func render(indentationWidth: Int = 4, lineWidth: Int = .max) -> [UInt8] {
    var writer = SourceWriter(indentationWidth: indentationWidth, lineWidth: lineWidth)
    write(to: &writer)
    return writer.bytes
  }

  /// The source text with further declarations behind its own, each of which is made when its turn comes, so that a
  /// large file is never there as data in whole.
  package func render(appending more: some Sequence<Declaration>, indentationWidth: Int = 4) -> [UInt8] {
    var writer = SourceWriter(indentationWidth: indentationWidth)
    write(to: &writer, appending: more)
    return writer.bytes
  }

  /// Appends the source text.
  package func write(to writer: inout SourceWriter) {
    write(to: &writer, appending: EmptyCollection())
  }

  private func write(to writer: inout SourceWriter, appending more: some Sequence<Declaration>) {
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
    func open(_ condition: String?, in writer: inout SourceWriter) {
      guard let condition else { return }
      startSection(in: &writer)
      writer.write("#if ")
      writer.write(condition)
      writer.endLine()
    }
    func close(_ condition: String?, in writer: inout SourceWriter) {
      guard condition != nil else { return }
      startSection(in: &writer)
      writer.writeLine("#endif")
    }
    open(condition, in: &writer)
    if !imports.isEmpty || !importChoices.isEmpty {
      startSection(in: &writer)
      for declaration in imports {
        declaration.write(to: &writer)
      }
      for choice in importChoices {
        choice.write(to: &writer)
      }
    }
    for declaration in declarations {
      startSection(in: &writer)
      declaration.write(to: &writer)
    }
    for declaration in more {
      startSection(in: &writer)
      declaration.write(to: &writer)
    }
    close(condition, in: &writer)
    for section in sections {
      open(section.condition, in: &writer)
      if !section.imports.isEmpty {
        startSection(in: &writer)
        for declaration in section.imports {
          declaration.write(to: &writer)
        }
      }
      for declaration in section.declarations {
        startSection(in: &writer)
        declaration.write(to: &writer)
      }
      close(section.condition, in: &writer)
    }
    if !footer.isEmpty {
      startSection(in: &writer)
      for line in footer {
        writer.writeComment(line)
      }
    }
  }
}
