extension RuleRegistry {
  /// Rules about App Intents.
  static let migration: [any Rule.Type] = [
    DuplicateQueryNameRule.self,
    InvalidPhraseRule.self,
    MigratedParameterMismatchRule.self,
    MissingMigrationRule.self,
    NonLiteralMetadataRule.self,
    NonOptionalWidgetParameterRule.self,
    TooManyAppShortcutsRule.self,
    UnstableRawValueRule.self,
    WeakAppIntentMetadataRule.self,
  ]
}
