extension RuleRegistry {
  /// Rules about responses and unsupported reasons.
  static let responses: [any Rule.Type] = [
    CodeWithoutTextRule.self, InvalidCodeRule.self, MissingResponseRule.self, SuccessFlagMismatchRule.self,
    UnknownOutputRule.self,
  ]
}
