extension Expression {
  /// Appends the expression.
  func write(to writer: inout SourceWriter) {
    switch self {
    case .name(let name):
      writer.writeIdentifier(name, .expression)
    case .selfReference:
      writer.write("self")
    case .superReference:
      writer.write("super")
    case .member(let base, let name):
      base.write(to: &writer)
      writer.write(".")
      writer.writeIdentifier(name, .member)
    case .implicitMember(let name):
      writer.write(".")
      writer.writeIdentifier(name, .member)
    case .initializer(let base):
      base.write(to: &writer)
      writer.write(".init")
    case .call(let call):
      call.write(to: &writer)
    case .closure(let closure):
      closure.write(to: &writer)
    case .try(let expression):
      writer.write("try ")
      expression.write(to: &writer)
    case .await(let expression):
      writer.write("await ")
      expression.write(to: &writer)
    case .string(let text):
      writer.writeStringLiteral(text)
    case .integer(let number):
      writer.write(String(number))
    case .real(let number):
      precondition(number.isFinite, "Swift has no literal for this number")
      writer.write(String(number))
    case .boolean(let value):
      writer.write(value ? "true" : "false")
    case .nil:
      writer.write("nil")
    case .array(let elements):
      writer.write("[")
      writer.writeList(elements) { element, writer in element.write(to: &writer) }
      writer.write("]")
    case .dictionary(let elements):
      writer.write("[")
      if elements.isEmpty {
        writer.write(":")
      }
      writer.writeList(elements) { element, writer in
        element.key.write(to: &writer)
        writer.write(": ")
        element.value.write(to: &writer)
      }
      writer.write("]")
    case .verbatim(let text):
      writer.write(text)
    }
  }
}

extension FunctionCall {
  /// Appends the call.
  func write(to writer: inout SourceWriter) {
    function.write(to: &writer)
    if !arguments.isEmpty || trailingClosure == nil {
      switch layout {
      case .line: writer.writeArguments(arguments)
      case .lines: writer.writeArgumentLines(arguments)
      }
    }
    if let trailingClosure {
      writer.write(" ")
      trailingClosure.write(to: &writer)
    }
  }
}

extension Closure {
  /// Appends the closure.
  func write(to writer: inout SourceWriter) {
    writer.write("{")
    if !parameters.isEmpty {
      writer.write(" ")
      writer.writeList(parameters) { name, writer in writer.writeIdentifier(name, .variable) }
      writer.write(" in")
    }
    writer.endLine()
    writer.writeStatements(body)
    writer.write("}")
  }
}

extension Statement {
  /// Appends the statement as lines.
  func write(to writer: inout SourceWriter) {
    switch self {
    case .expression(let expression):
      expression.write(to: &writer)
      writer.endLine()
    case .variable(let declaration):
      declaration.write(to: &writer)
    case .assignment(let target, let value):
      target.write(to: &writer)
      writer.write(" = ")
      value.write(to: &writer)
      writer.endLine()
    case .return(let expression):
      writer.write("return ")
      expression.write(to: &writer)
      writer.endLine()
    case .comment(let text):
      writer.writeComment(text)
    }
  }
}

extension SourceWriter {
  /// Appends the arguments in parentheses.
  mutating func writeArguments(_ arguments: [Argument]) {
    write("(")
    writeList(arguments) { argument, writer in writer.writeArgument(argument) }
    write(")")
  }

  /// Appends the arguments in parentheses, each on its line.
  mutating func writeArgumentLines(_ arguments: [Argument]) {
    guard let last = arguments.indices.last else { return write("()") }
    writeLine("(")
    indent()
    for (index, argument) in arguments.enumerated() {
      writeArgument(argument)
      if index < last {
        write(",")
      }
      endLine()
    }
    outdent()
    write(")")
  }

  /// Appends one argument.
  private mutating func writeArgument(_ argument: Argument) {
    if let label = argument.label {
      writeIdentifier(label, .label)
      write(": ")
    }
    argument.value.write(to: &self)
  }
}
