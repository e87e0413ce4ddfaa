extension FunctionDeclaration {
  /// Appends the declaration as lines.
  func write(to writer: inout SourceWriter) {
    writer.writePreamble(documentation, attributes, modifiers)
    writer.write("func ")
    writer.writeIdentifier(name, .function)
    writer.writeSignature(parameters, effects, result)
    writer.writeBody(body)
  }
}
