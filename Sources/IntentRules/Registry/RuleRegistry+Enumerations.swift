extension RuleRegistry {
  /// Rules about enumerations and types.
  static let enumerations: [any Rule.Type] = [
    ChangedDefaultPropertyRule.self, DuplicateEnumIndexRule.self, DuplicateEnumValueRule.self, EnumerationKindRule.self,
    MissingEnumValueRule.self, UnknownCaseMissingRule.self,
  ]
}
