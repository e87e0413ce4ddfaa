extension RuleRegistry {
  /// Rules about the file as a whole.
  static let files: [any Rule.Type] = [
    DeclaredEncodingRule.self,
    InputTooLargeRule.self,
    LocalizedCopyRule.self,
    LostCommentRule.self,
    MalformedDefinitionRule.self,
    MissingRequiredKeyRule.self,
    NestingTooDeepRule.self,
    NonCanonicalLayoutRule.self,
    TextTooLongRule.self,
    TooManyElementsRule.self,
    UnknownKeyRule.self,
    UnknownModelVersionRule.self,
    WrongValueTypeRule.self,
  ]
}
