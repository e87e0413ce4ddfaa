extension RuleRegistry {
  /// Rules about parameters and their conditions.
  static let parameters: [any Rule.Type] = [
    DefaultOutOfRangeRule.self, DuplicatePromptRule.self, IneffectiveSettingRule.self, InvalidDefaultRule.self,
    MissingPromptRule.self, UnknownParameterTypeRule.self, WidgetObjectWithoutOptionsRule.self,
  ]
}
