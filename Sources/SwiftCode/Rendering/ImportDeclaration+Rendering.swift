extension ImportDeclaration {
  /// Appends the import as a line.
  func write(to writer: inout SourceWriter) {
    writer.writeModifiers(modifiers)
    writer.write("import ")
    writer.write(module)
    writer.endLine()
  }
}
