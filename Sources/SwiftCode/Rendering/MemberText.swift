/// Members for a type that is there already.
package struct MemberText: Sendable, Equatable {
  /// The members in order.
  package let members: [Declaration]

  /// A text of the given members.
  package init(_ members: [Declaration]) {
    self.members = members
  }

  /// The members as lines, with a blank line between two of them.
  ///
  /// - Parameters:
  ///   - indentation: How far the lines stand from the edge.
  ///   - lineWidth: The column that a line does not pass where a list in parentheses can be broken.
  /// - Returns: The text in UTF-8; every line ends with a line feed.
  package func render(indentation: Indentation, lineWidth: Int = .max) -> [UInt8] {
    var writer = SourceWriter(indentation: indentation, lineWidth: lineWidth)
    for (index, member) in members.enumerated() {
      if index > 0 {
        writer.endLine()
      }
      member.write(to: &writer)
    }
    return writer.bytes
  }
}
