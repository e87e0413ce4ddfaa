extension RuleRegistry {
  /// Rules about tags, string IDs and references.
  static let references: [any Rule.Type] = [
    DuplicateTagRule.self,
    LastTagTooLowRule.self,
  ]
}
