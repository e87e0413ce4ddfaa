extension Condition {
  /// Appends the condition.
  func write(to writer: inout SourceWriter) {
    switch self {
    case .expression(let expression):
      expression.write(to: &writer)
    case .binding(let name, let expression):
      writer.write("let ")
      writer.writeIdentifier(name, .variable)
      writer.write(" = ")
      expression.write(to: &writer)
    case .unwrapping(let name):
      writer.write("let ")
      writer.writeIdentifier(name, .variable)
    }
  }
}
