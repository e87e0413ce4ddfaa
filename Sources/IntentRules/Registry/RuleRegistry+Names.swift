extension RuleRegistry {
  /// Rules about names in definitions and in generated code.
  static let names: [any Rule.Type] = [
    DuplicateDeclarationRule.self,
    DuplicateMemberNameRule.self,
    InvalidIdentifierRule.self,
    OutputNameCollisionRule.self,
    RecordedPrefixRule.self,
    ReservedMemberNameRule.self,
    ShadowedTypeNameRule.self,
    UnconventionalNameRule.self,
  ]
}
