extension TypeDeclaration {
  /// Appends the declaration as lines.
  func write(to writer: inout SourceWriter) {
    writer.writePreamble(documentation, attributes, modifiers)
    writer.write(keyword.rawValue)
    writer.write(" ")
    writer.writeIdentifier(name, .type)
    if !inheritance.isEmpty {
      writer.write(": ")
      writer.writeList(inheritance) { type, writer in type.write(to: &writer) }
    }
    writer.write(" {")
    writer.endLine()
    writer.indent()
    if layout == .spaced {
      writer.endLine()
    }
    var isBehindOneLine = true
    for (index, member) in members.enumerated() {
      let isOneLine = member.isOneLine
      if layout != .compact, index > 0, !(isOneLine && isBehindOneLine) {
        writer.endLine()
      }
      member.write(to: &writer)
      isBehindOneLine = isOneLine
    }
    if layout == .spaced, !members.isEmpty {
      writer.endLine()
    }
    writer.outdent()
    writer.writeLine("}")
  }
}
