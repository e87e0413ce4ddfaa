extension RuleRegistry {
  /// Rules about App Intents.
  static let migration: [any Rule.Type] = [
    BrokenSwiftSourceRule.self,
    DuplicateQueryNameRule.self,
    InvalidPhraseRule.self,
    MigratedParameterMismatchRule.self,
    MissingMigrationRule.self,
    NonLiteralMetadataRule.self,
    NonOptionalWidgetParameterRule.self,
    TooManyAppShortcutsRule.self,
    UnknownIntentParameterRule.self,
    UnstableRawValueRule.self,
    WeakAppIntentMetadataRule.self,
  ]
}
