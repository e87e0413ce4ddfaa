internal import SwiftCode

extension ObjectiveCStatement {
  /// Appends the statement with its line break.
  func write(to writer: inout SourceWriter) {
    switch self {
    case .expression(let value): Self.write(value.text + ";", to: &writer)
    case .assignment(let target, let value): Self.write("\(target.text) = \(value.text);", to: &writer)
    case .variable(let type, let name, let value):
      Self.write("\(type.unwrapped.text(naming: name)) = \(value.text);", to: &writer)
    case .return(let value): Self.write(value.map { "return \($0.text);" } ?? "return;", to: &writer)
    case .if(let condition, let statements, let otherwise):
      writer.write("if (\(condition.text)) ")
      statements.writeBlock(to: &writer)
      if !otherwise.isEmpty {
        writer.write(" else ")
        otherwise.writeBlock(to: &writer)
      }
      writer.endLine()
    case .available(let versions, let statements):
      writer.write("if (@available(\((versions + ["*"]).joined(separator: ", ")))) ")
      statements.writeBlock(to: &writer)
      writer.endLine()
    case .conditional(let condition, let statements):
      Self.write("#if \(condition)", to: &writer)
      for statement in statements { statement.write(to: &writer) }
      writer.writeLine("#endif")
    case .deprecated(let statements):
      writer.writeLine("#pragma clang diagnostic push")
      writer.writeLine("#pragma clang diagnostic ignored \"-Wdeprecated-declarations\"")
      for statement in statements { statement.write(to: &writer) }
      writer.writeLine("#pragma clang diagnostic pop")
    case .forEach(let type, let name, let sequence, let statements):
      writer.write("for (\(type.unwrapped.text(naming: name)) in \(sequence.text)) ")
      statements.writeBlock(to: &writer)
      writer.endLine()
    case .continue: Self.write("continue;", to: &writer)
    case .comment(let blocks): writer.writeComment(blocks.map(\.escapedForLineComment))
    }
  }

  private static func write(_ line: String, to writer: inout SourceWriter) {
    writer.write(line)
    writer.endLine()
  }
}

extension [ObjectiveCStatement] {
  /// Appends the statements in braces, without a line break behind them.
  func writeBlock(to writer: inout SourceWriter) {
    writer.writeLine("{")
    writer.indent()
    for statement in self {
      statement.write(to: &writer)
    }
    writer.outdent()
    writer.write("}")
  }
}
