package import IntentSemantics

extension Parameter {
  /// How the parameter is called in a sentence: by its label, or by its property.
  package var spokenName: String {
    displayName?.quoted ?? "`\(name)`"
  }

  /// Whether its property is an enumeration, which cannot be nil.
  package var isSingleEnumeration: Bool {
    if case .enumeration = type { !isArray } else { false }
  }
}
