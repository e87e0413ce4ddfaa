extension RuleRegistry {
  /// Rules about the project around definitions.
  static let project: [any Rule.Type] = [
    ConflictingIntentsSupportedRule.self,
    MissingIntentsSupportedRule.self,
    UnknownSupportedIntentRule.self,
  ]
}
