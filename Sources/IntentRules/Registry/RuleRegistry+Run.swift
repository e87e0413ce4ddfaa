extension RuleRegistry {
  /// What can be said about the inputs and outputs of a run.
  static let run: [any Rule.Type] = [
    BrokenMigrationRule.self,
    ConflictingFixesRule.self,
    ForeignOutputRule.self,
    InvalidBaselineRule.self,
    InvalidConfigurationRule.self,
    InvalidMigrationLockRule.self,
    InvalidTranslationRule.self,
    LossyMigrationRule.self,
    MergeConflictRule.self,
    OutdatedBaselineRule.self,
    OutdatedOutputRule.self,
    OutdatedTableRule.self,
    OutdatedTranslationRule.self,
    StaleOutputRule.self,
    UnreadableIDRule.self,
    UnreadableInputRule.self,
    UnreadableProjectFileRule.self,
    UnreadableXLIFFRule.self,
    UnwritableOutputRule.self,
  ]
}
