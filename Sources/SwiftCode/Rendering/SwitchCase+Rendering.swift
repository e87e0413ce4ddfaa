extension SwitchCase {
  /// Appends the case as lines.
  func write(to writer: inout SourceWriter) {
    switch pattern {
    case .enumCase(let name, let bindings):
      writer.write("case .")
      writer.writeIdentifier(name, .member)
      if !bindings.isEmpty {
        writer.write("(")
        writer.writeList(bindings) { name, writer in
          writer.write("let ")
          writer.writeIdentifier(name, .variable)
        }
        writer.write(")")
      }
    case .value(let value):
      writer.write("case ")
      value.write(to: &writer)
    case .type(let type):
      writer.write("case is ")
      type.write(to: &writer)
    case .default:
      writer.write("default")
    }
    writer.writeLine(":")
    writer.writeStatements(body)
  }
}
