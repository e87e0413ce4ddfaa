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
      // It is a value, too, and may be reserved as that only.
      writer.writeIdentifier(
        name, SwiftIdentifier.isReserved(name, at: .expression) ? .expression : .variable)
    case .available(let versions):
      writer.write("#available(")
      writer.writeList(versions + ["*"]) { version, writer in writer.write(version) }
      writer.write(")")
    }
  }
}
