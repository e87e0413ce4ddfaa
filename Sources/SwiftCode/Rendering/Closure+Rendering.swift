extension Closure {
  /// Appends the closure.
  func write(to writer: inout SourceWriter) {
    writer.write("{")
    if !parameters.isEmpty {
      writer.write(" ")
      writer.writeList(parameters) { name, writer in writer.writeIdentifier(name, .binding) }
      writer.write(" in")
    }
    switch body {
    case .lines(let statements):
      writer.endLine()
      writer.writeStatements(statements)
    case .line(let value):
      writer.write(" ")
      value.write(to: &writer)
      writer.write(" ")
    }
    writer.write("}")
  }
}
