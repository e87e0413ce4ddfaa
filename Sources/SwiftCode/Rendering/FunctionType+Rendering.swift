extension FunctionType {
  /// Appends the type.
  func write(to writer: inout SourceWriter) {
    for attribute in attributes {
      writer.write("@")
      writer.write(attribute)
      writer.write(" ")
    }
    writer.write("(")
    writer.writeList(parameters) { parameter, writer in parameter.write(to: &writer) }
    writer.write(")")
    writer.writeEffects(effects)
    writer.write(" -> ")
    result.write(to: &writer)
  }
}
