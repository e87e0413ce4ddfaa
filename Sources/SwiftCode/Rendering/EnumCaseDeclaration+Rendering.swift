extension EnumCaseDeclaration {
  /// Appends the case as lines.
  func write(to writer: inout SourceWriter) {
    writer.writePreamble(documentation, attributes, [])
    writer.write("case ")
    switch quoting {
    case .whereNeeded: writer.writeIdentifier(name, .variable)
    case .always: writer.writeQuotedIdentifier(name)
    }
    if !associatedValues.isEmpty {
      writer.write("(")
      writer.writeList(associatedValues) { value, writer in value.write(to: &writer) }
      writer.write(")")
    }
    if let rawValue {
      writer.write(" = ")
      rawValue.write(to: &writer)
    }
    writer.endLine()
  }
}
