extension Attribute {
  /// Appends the attribute.
  func write(to writer: inout SourceWriter) {
    writer.write("@")
    writer.write(name)
    if let arguments {
      writer.writeArguments(arguments)
    }
  }
}
