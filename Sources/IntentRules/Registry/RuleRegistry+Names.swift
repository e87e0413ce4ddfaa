extension RuleRegistry {
  /// Rules about names in definitions and in generated code.
  static let names: [any Rule.Type] = []
}
