extension Condition {
  /// Appends the condition.
  func write(to writer: inout SourceWriter) {
    switch self {
    case .expression(let expression):
      expression.write(to: &writer)
    case .binding(let name, let expression):
      writer.write("let ")
      writer.writeIdentifier(name, .binding)
      writer.write(" = ")
      expression.write(to: &writer)
    case .unwrapping(let name):
      writer.write("let ")
      writer.writeIdentifier(name, .binding)
    case .available(let versions):
      writer.write("#available(")
      writer.writeList(versions + ["*"]) { version, writer in writer.write(version) }
      writer.write(")")
    }
  }
}
