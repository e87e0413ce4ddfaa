extension RuleRegistry {
  /// Rules about translations.
  static let localization: [any Rule.Type] = [
    DivergingCopyRule.self, StaleTranslationRule.self, TranslationTokenMismatchRule.self,
    TranslationUnknownTokenRule.self, UnreadableTableRule.self, UntranslatedTextRule.self, UntranslatedTitleRule.self,
    WrongTableNameRule.self,
  ]
}
