extension SourceWriter {
  /// Appends the arguments in parentheses.
  mutating func writeArguments(_ arguments: [Argument]) {
    writeParenthesized(arguments) { argument, writer in
      writer.writeArgument(argument)
    } followedBy: { _ in
    }
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
  mutating func writeArgument(_ argument: Argument) {
    if let label = argument.label {
      writeIdentifier(label, .label)
      write(": ")
    }
    argument.value.write(to: &self)
  }
}
