extension RuleRegistry {
  /// Rules about the project around definitions.
  static let project: [any Rule.Type] = [
    ClassesGeneratedTwiceRule.self,
    ConflictingIntentsSupportedRule.self,
    DefinitionNotCompiledRule.self,
    InvalidVocabularyRule.self,
    MissingHandlerRule.self,
    MissingIntentsSupportedRule.self,
    OutdatedHandlerRule.self,
    SystemIntentSetupRule.self,
    UnknownSupportedIntentRule.self,
  ]
}
