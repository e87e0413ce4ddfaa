extension RuleRegistry {
  /// Rules about combinations and tokens.
  static let combinations: [any Rule.Type] = [
    EmptySummaryRule.self, GluedTokenRule.self, HiddenParameterRule.self, InvalidCombinationRule.self,
    MalformedTokenRule.self, UnknownTokenRule.self,
  ]
}
