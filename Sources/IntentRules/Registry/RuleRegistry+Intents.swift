extension RuleRegistry {
  /// Rules about intents.
  static let intents: [any Rule.Type] = [
    MissingDescriptionRule.self
  ]
}
