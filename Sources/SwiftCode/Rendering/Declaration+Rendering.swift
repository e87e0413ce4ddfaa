extension Declaration {
  /// Appends the declaration as lines.
  func write(to writer: inout SourceWriter) {
    switch self {
    case .type(let declaration): declaration.write(to: &writer)
    case .enumCase(let declaration): declaration.write(to: &writer)
    case .variable(let declaration): declaration.write(to: &writer)
    case .function(let declaration): declaration.write(to: &writer)
    case .initializer(let declaration): declaration.write(to: &writer)
    case .typeAlias(let declaration): declaration.write(to: &writer)
    case .heading(let text): writer.writeComment("MARK: - " + text)
    case .blankLine: writer.endLine()
    case .verbatim(let text):
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if !line.isEmpty { writer.write(String(line)) }
        writer.endLine()
      }
    case .conditional(let condition, let declaration):
      writer.write("#if ")
      writer.write(condition)
      writer.endLine()
      declaration.write(to: &writer)
      writer.writeLine("#endif")
    }
  }

  /// Whether it takes one line, so that it may stand close to another such declaration.
  var isOneLine: Bool {
    switch self {
    case .enumCase(let declaration):
      declaration.documentation == nil && declaration.attributes.isEmpty
    case .variable(let declaration):
      declaration.documentation == nil && declaration.attributes.isEmpty && declaration.getter == nil
    case .blankLine, .typeAlias: true
    case .type, .function, .initializer, .heading, .verbatim, .conditional:
      false
    }
  }
}
