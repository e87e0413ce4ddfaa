extension RuleRegistry {
  /// Rules about combinations and tokens.
  static let combinations: [any Rule.Type] = []
}
