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
      writer.writeParenthesized(associatedValues) { value, writer in
        if value.label == .omitted {
          value.type.write(to: &writer)
        } else {
          value.write(to: &writer)
        }
      } followedBy: { _ in
      }
    }
    if let rawValue {
      writer.write(" = ")
      rawValue.write(to: &writer)
    }
    writer.endLine()
  }
}
