extension FunctionParameter {
  /// Appends the parameter.
  func write(to writer: inout SourceWriter) {
    switch label {
    case .name:
      writer.writeIdentifier(name, .parameter)
    case .omitted:
      writer.write("_ ")
      writer.writeIdentifier(name, .label)
    case .word(let word):
      writer.writeIdentifier(word, .parameter)
      writer.write(" ")
      writer.writeIdentifier(name, .label)
    }
    writer.write(": ")
    type.write(to: &writer)
    if let defaultValue {
      writer.write(" = ")
      defaultValue.write(to: &writer)
    }
  }
}
