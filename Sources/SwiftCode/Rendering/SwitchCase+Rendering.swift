extension [SwitchCase] {
  /// Appends the cases as lines; neighbours under one condition stand together.
  func write(to writer: inout SourceWriter) {
    var condition: String?
    for switchCase in self {
      if switchCase.condition != condition {
        if condition != nil {
          writer.writeLine("#endif")
        }
        condition = switchCase.condition
        if let condition {
          writer.write("#if ")
          writer.write(condition)
          writer.endLine()
        }
      }
      switchCase.write(to: &writer)
    }
    if condition != nil {
      writer.writeLine("#endif")
    }
  }
}

extension SwitchCase {
  /// Appends the case as lines, without its condition.
  fileprivate func write(to writer: inout SourceWriter) {
    switch pattern {
    case .enumCase(let name, let bindings):
      writer.write("case .")
      writer.writeIdentifier(name, .member)
      if !bindings.isEmpty {
        writer.write("(")
        writer.writeList(bindings) { name, writer in
          writer.write("let ")
          writer.writeIdentifier(name, .binding)
        }
        writer.write(")")
      }
    case .enumCases(let names):
      writer.write("case ")
      writer.writeList(names) { name, writer in
        writer.write(".")
        writer.writeIdentifier(name, .member)
      }
    case .value(let value):
      writer.write("case ")
      value.write(to: &writer)
    case .type(let type):
      writer.write("case is ")
      type.write(to: &writer)
    case .typeBinding(let name, let type):
      writer.write("case let ")
      writer.writeIdentifier(name, .binding)
      writer.write(" as ")
      type.write(to: &writer)
    case .default:
      writer.write("default")
    }
    writer.writeLine(":")
    writer.writeStatements(body)
  }
}
