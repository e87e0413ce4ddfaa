extension Closure {
  /// Appends the closure.
  func write(to writer: inout SourceWriter) {
    writer.write("{")
    if !parameters.isEmpty {
      writer.write(" ")
      writer.writeList(parameters) { name, writer in writer.writeIdentifier(name, .variable) }
      writer.write(" in")
    }
    writer.endLine()
    writer.writeStatements(body)
    writer.write("}")
  }
}
