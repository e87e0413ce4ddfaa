extension TypeAliasDeclaration {
  /// Appends the declaration as a line.
  func write(to writer: inout SourceWriter) {
    writer.writeModifiers(modifiers)
    writer.write("typealias ")
    writer.writeIdentifier(name, .type)
    writer.write(" = ")
    type.write(to: &writer)
    writer.endLine()
  }
}
