package import IntentSemantics

extension RelationshipCondition {
  /// The condition as the rest of a sentence; an enumeration's value as the case that code has for it.
  ///
  /// For example: `is .spicy`
  package var description: String { description(ofParent: nil, in: .swift) }

  /// The condition in words about code of the given language; the type is that of the parameter which it is about.
  ///
  /// For example: `is SpiceHot`
  package func description(ofParent type: ValueType?, in language: CodeLanguage) -> String {
    switch self {
    case .hasAnyValue: "has a value"
    case .booleanEquals(let value): "is `\(language.name(of: value))`"
    case .enumerationEquals(let name): "is `\(language.name(ofValue: name, in: type))`"
    case .integerIsGreater(let bound): "is greater than \(bound)"
    case .integerIsAtLeast(let bound): "is at least \(bound)"
    case .objectIdentifierContains(let text): "has an identifier that contains “\(text)”"
    }
  }
}
