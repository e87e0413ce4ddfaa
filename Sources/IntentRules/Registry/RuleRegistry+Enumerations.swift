extension RuleRegistry {
  /// Rules about enumerations and types.
  static let enumerations: [any Rule.Type] = []
}
