extension ImportDeclaration {
  /// Appends the import as a line.
  func write(to writer: inout SourceWriter) {
    if let condition {
      writer.write("#if ")
      writer.write(condition)
      writer.endLine()
    }
    writer.writeModifiers(modifiers)
    writer.write("import ")
    writer.write(module)
    writer.endLine()
    if condition != nil {
      writer.writeLine("#endif")
    }
  }
}
