extension RuleRegistry {
  /// Rules about tags, string IDs and references.
  static let references: [any Rule.Type] = [
    DuplicateStringIDRule.self,
    DuplicateTagRule.self,
    LastTagTooLowRule.self,
    ObjectWithoutTypeRule.self,
    UnreferencedDeclarationRule.self,
    UnresolvedReferenceRule.self,
  ]
}
