internal import IntentDialogue
internal import IntentSemantics

extension RelationshipCondition {
  /// Whether it holds of a parent's values; what cannot be told from them does.
  func holds(of values: [SimulatedValue], type: ValueType) -> Bool {
    let value = values.first
    switch self {
    case .hasAnyValue:
      return value != nil
    case .booleanEquals(let isTrue):
      return type != .boolean || value?.content == .truth(isTrue)
    case .enumerationEquals(let name):
      guard case .enumeration(let reference) = type, !reference.isSystem else { return true }
      return value?.content == .enumeration(name)
    case .integerIsGreater(let bound):
      return (value?.number ?? 0) > Double(bound)
    case .integerIsAtLeast(let bound):
      return (value?.number ?? 0) >= Double(bound)
    case .objectIdentifierContains(let text):
      return value?.spoken.identity.contains(text) ?? false
    }
  }
}
