extension RuleRegistry {
  /// Rules about parameters and their conditions.
  static let parameters: [any Rule.Type] = []
}
