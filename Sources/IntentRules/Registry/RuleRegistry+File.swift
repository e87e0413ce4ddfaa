extension RuleRegistry {
  /// Rules about the file as a whole.
  static let files: [any Rule.Type] = []
}
