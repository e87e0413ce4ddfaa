extension RuleRegistry {
  /// Rules about intents.
  static let intents: [any Rule.Type] = [
    CategoryVerbMismatchRule.self,
    MissingDescriptionRule.self,
    MissingTitleRule.self,
    SystemIntentMisuseRule.self,
    TemplateTextRule.self,
    TextLooksLikeCodeRule.self,
    TooManyParametersRule.self,
    UnconfirmedSensitiveIntentRule.self,
    UnknownInputParameterRule.self,
    UnknownIntentTypeRule.self,
    UnreachableIntentRule.self,
    UnusedTextRule.self,
    WeakTextRule.self,
  ]
}
