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
