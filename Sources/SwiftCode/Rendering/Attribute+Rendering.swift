extension Attribute {
  /// Appends the attribute.
  func write(to writer: inout SourceWriter) {
    writer.write("@")
    (typeArguments.isEmpty ? TypeExpression.named(name) : .generic(name, typeArguments)).write(to: &writer)
    if let arguments {
      writer.writeArguments(arguments)
    }
  }
}
