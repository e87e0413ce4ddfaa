/// Statements for a body that is there already.
package struct StatementText: Sendable, Equatable {
  /// The statements in order.
  package let statements: [Statement]

  /// A text of the given statements.
  package init(_ statements: [Statement]) {
    self.statements = statements
  }

  /// The statements as lines.
  ///
  /// - Parameters:
  ///   - indentation: How far the lines stand from the edge.
  ///   - lineWidth: The column that a line does not pass where a list in parentheses can be broken.
  /// - Returns: The text in UTF-8; every line ends with a line feed.
  package func render(indentation: Indentation, lineWidth: Int = .max) -> [UInt8] {
    var writer = SourceWriter(indentation: indentation, lineWidth: lineWidth)
    for statement in statements { statement.write(to: &writer) }
    return writer.bytes
  }
}
