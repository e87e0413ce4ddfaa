extension InitializerDeclaration {
  /// Appends the declaration as lines.
  func write(to writer: inout SourceWriter) {
    writer.writePreamble(documentation, attributes, modifiers)
    if isFailable {
      writer.write("init?")
    } else {
      writer.write("init")
    }
    writer.writeSignature(parameters, effects, nil)
    writer.writeBody(body)
  }
}
