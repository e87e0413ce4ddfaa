import IntentSemantics

extension ExampleValue {
  /// Whether a parameter that depends on this one is wanted where it has the value.
  func meets(_ condition: RelationshipCondition) -> Bool {
    guard !value.isArray else { return condition == .hasAnyValue }
    switch (condition, value.kind) {
    case (.hasAnyValue, _): return true
    case (.booleanEquals(let wanted), .boolean): return truth == wanted
    case (.integerIsGreater(let bound), .integer): return integer > bound
    case (.integerIsGreater(let bound), .decimal): return decimal > Double(bound)
    case (.integerIsAtLeast(let bound), .integer): return integer >= bound
    case (.integerIsAtLeast(let bound), .decimal): return decimal >= Double(bound)
    case (.enumerationEquals(let wanted), .enumeration(let enumeration)):
      return enumeration.caseName(of: wanted) == Self.caseName(chosen(of: enumeration))
    case (.objectIdentifierContains(let part), .entity(let entity)):
      return !isTransient(entity) && name.contains(part)
    default: return false
    }
  }
}
