/// Cases for a `switch` that is there already.
package struct SwitchCaseText: Sendable, Equatable {
  /// The cases in order.
  package let cases: [SwitchCase]

  /// A text of the given cases.
  package init(_ cases: [SwitchCase]) {
    self.cases = cases
  }

  /// The cases as lines.
  ///
  /// - Parameters:
  ///   - indentation: How far the lines stand from the edge.
  ///   - lineWidth: The column that a line does not pass where a list in parentheses can be broken.
  /// - Returns: The text in UTF-8; every line ends with a line feed.
  package func render(indentation: Indentation, lineWidth: Int = .max) -> [UInt8] {
    var writer = SourceWriter(indentation: indentation, lineWidth: lineWidth)
    cases.write(to: &writer)
    return writer.bytes
  }
}
