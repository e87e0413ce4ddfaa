extension FunctionDeclaration {
  /// Appends the declaration as lines.
  func write(to writer: inout SourceWriter) {
    writer.writePreamble(documentation, attributes, modifiers)
    writer.write("func ")
    writer.writeIdentifier(name, .function)
    if !genericParameters.isEmpty {
      writer.write("<")
      writer.writeList(genericParameters) { name, writer in writer.writeIdentifier(name, .type) }
      writer.write(">")
    }
    writer.writeSignature(parameters, effects, result)
    writer.writeBody(body)
  }
}
