extension RuleRegistry {
  /// Rules about translations.
  static let localization: [any Rule.Type] = []
}
