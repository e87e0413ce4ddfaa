extension RuleRegistry {
  /// Rules about responses and unsupported reasons.
  static let responses: [any Rule.Type] = []
}
