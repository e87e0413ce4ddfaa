import IntentModel
package import PropertyListReader
import SourceDiagnostics

extension DefinitionNode {
  /// What a property list holds.
  package init(_ node: PropertyListNode) {
    switch node.kind {
    case .dictionary:
      let members = node.entries.map {
        DefinitionMember($0.key, DefinitionNode($0.value), at: $0.keyRange)
      }
      self.init(.dictionary(node.hasAscendingKeys ? members : members.sortedByKey), at: node.valueRange)
    case .array:
      self.init(.array(node.elements.map { DefinitionNode($0) }), at: node.valueRange)
    default:
      self.init(.scalar(PropertyListScalar(node) ?? .string(node.rawText)), at: node.valueRange)
    }
  }

  /// A definition in which nothing is declared.
  package static let empty = DefinitionNode(.dictionary([]), at: .position(0))

  /// A text of the program's own making.
  static func string(_ text: String, at range: SourceRange) -> DefinitionNode {
    DefinitionNode(.scalar(.string(text)), at: range)
  }

  /// A number of the program's own making.
  static func integer(_ value: Int, at range: SourceRange) -> DefinitionNode {
    DefinitionNode(.scalar(.integer(value)), at: range)
  }
}

extension [DefinitionMember] {
  /// The entries in the order of the bytes of their keys.
  var sortedByKey: [DefinitionMember] {
    sorted { $0.isBefore($1) }
  }
}
