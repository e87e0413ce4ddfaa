package import IntentSemantics

extension RelationshipCondition {
  /// The condition as the rest of a sentence; an enumeration's value as the case that code has for it.
  ///
  /// For example: `is .spicy`
  package var description: String {
    switch self {
    case .hasAnyValue: "has a value"
    case .booleanEquals(let value): "is `\(value)`"
    case .enumerationEquals(let name): "is `.\(name.withLowercasedFirstLetter)`"
    case .integerIsGreater(let bound): "is greater than \(bound)"
    case .integerIsAtLeast(let bound): "is at least \(bound)"
    case .objectIdentifierContains(let text): "has an identifier that contains “\(text)”"
    }
  }
}
