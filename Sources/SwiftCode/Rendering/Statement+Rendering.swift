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
      writer.write("return")
      if let expression {
        writer.write(" ")
        expression.write(to: &writer)
      }
      writer.endLine()
    case .guard(let conditions, let statements):
      writer.write("guard ")
      writer.writeList(conditions) { condition, writer in condition.write(to: &writer) }
      writer.write(" else ")
      writer.writeBlock(statements)
      writer.endLine()
    case .if(let conditions, let statements, else: let others):
      writer.write("if ")
      writer.writeList(conditions) { condition, writer in condition.write(to: &writer) }
      writer.write(" ")
      writer.writeBlock(statements)
      if !others.isEmpty {
        writer.write(" else ")
        writer.writeBlock(others)
      }
      writer.endLine()
    case .break:
      writer.writeLine("break")
    case .throw(let error):
      writer.write("throw ")
      error.write(to: &writer)
      writer.endLine()
    case .switch(let subject, let cases):
      writer.write("switch ")
      subject.write(to: &writer)
      writer.writeLine(" {")
      cases.write(to: &writer)
      writer.writeLine("}")
    case .conditional(let condition, let statements):
      writer.write("#if ")
      writer.write(condition)
      writer.endLine()
      for statement in statements {
        statement.write(to: &writer)
      }
      writer.writeLine("#endif")
    case .comment(let blocks):
      writer.writeComment(blocks)
    case .blankLine:
      writer.endLine()
    }
  }
}
