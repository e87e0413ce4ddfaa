package import SwiftCode

/// Members or statements for code that is there already.
package enum ObjectiveCText: Sendable, Equatable {
  /// Members of an implementation.
  ///
  /// For example: `- (void)stir { … }`
  case members([ImplementationDeclaration.Member])

  /// Statements of a body.
  ///
  /// For example: `return nil;`
  case statements([ObjectiveCStatement])

  /// The text as lines; members have a blank line between two of them.
  ///
  /// - Parameter indentation: How far the lines stand from the edge.
  /// - Returns: The text in UTF-8; every line ends with a line feed.
  package func render(indentation: Indentation) -> [UInt8] {
    var writer = SourceWriter(indentation: indentation, lineWidth: .max)
    switch self {
    case .members(let members):
      for (index, member) in members.enumerated() {
        if index > 0 { writer.endLine() }
        member.write(to: &writer)
      }
    case .statements(let statements):
      for statement in statements { statement.write(to: &writer) }
    }
    return writer.bytes
  }
}
