extension VariableDeclaration {
  /// Appends the declaration as lines.
  func write(to writer: inout SourceWriter) {
    writer.writePreamble(documentation, attributes, modifiers)
    writer.write(keyword.rawValue)
    writer.write(" ")
    writer.writeIdentifier(name, .variable)
    if let type {
      writer.write(": ")
      type.write(to: &writer)
    }
    if let value {
      writer.write(" = ")
      value.write(to: &writer)
    }
    switch getter {
    case .line(let expression):
      writer.write(" { ")
      expression.write(to: &writer)
      writer.write(" }")
    case .block(let statements):
      writer.write(" ")
      writer.writeBlock(statements)
    case nil:
      break
    }
    writer.endLine()
  }
}
