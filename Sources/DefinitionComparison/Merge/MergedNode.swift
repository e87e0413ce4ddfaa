package import IntentModel

/// What two versions of a definition become together.
package indirect enum MergedNode: Sendable {
  /// Something on which they agree, or which only one of them has changed.
  case settled(DefinitionNode)
  /// Values by keys.
  case dictionary([Member])
  /// Values in an order.
  case array([MergedNode])
  /// Something on which they do not agree.
  case conflict(ConflictSides)

  /// A key and its value.
  package struct Member: Sendable {
    package let key: String
    package var value: MergedNode
  }

  /// What each version has; nil where it has nothing.
  package struct ConflictSides: Sendable {
    package var base: DefinitionNode?
    package var ours: DefinitionNode?
    package var theirs: DefinitionNode?
  }

  /// The value as it is written.
  ///
  /// - Parameter markerSize: The number of characters of the lines that mark a conflict.
  /// - Returns: The value.
  package func value(markerSize: Int) -> PropertyListValue {
    switch self {
    case .settled(let node): return node.value
    case .dictionary(let members):
      return .members(members.map { PropertyListMember($0.key, $0.value.value(markerSize: markerSize)) })
    case .array(let elements): return .array(elements.map { $0.value(markerSize: markerSize) })
    case .conflict(let sides):
      func line(_ character: Character, _ label: String) -> String {
        String(repeating: character, count: markerSize) + (label.isEmpty ? "" : " " + label)
      }
      return .conflict(
        PropertyListConflict(
          [
            .init(line("<", "ours"), sides.ours?.value), .init(line("|", "base"), sides.base?.value),
            .init(line("=", ""), sides.theirs?.value),
          ], end: line(">", "theirs")))
    }
  }
}

extension DefinitionNode {
  /// The value as it is written.
  package var value: PropertyListValue {
    switch content {
    case .dictionary(let members): .members(members.map { PropertyListMember($0.key, $0.value.value) })
    case .array(let elements): .array(elements.map(\.value))
    case .scalar(let scalar): .scalar(scalar)
    }
  }
}
