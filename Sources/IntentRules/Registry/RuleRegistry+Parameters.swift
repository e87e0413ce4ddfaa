extension RuleRegistry {
  /// Rules about parameters and their conditions.
  static let parameters: [any Rule.Type] = [
    ChildWithoutParentRule.self, DefaultOutOfRangeRule.self, DuplicatePromptRule.self, IneffectiveSettingRule.self,
    InvalidDefaultRule.self, MissingPromptRule.self, OrphanRelationshipRule.self, ParentCycleRule.self,
    PredicateMismatchRule.self, UnknownParameterTypeRule.self, UnknownParentRule.self,
    WidgetObjectWithoutOptionsRule.self,
  ]
}
