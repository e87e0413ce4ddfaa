/// What a rule has to see.
package enum RuleScope: String, Sendable, Hashable, CaseIterable {
  /// The definition alone.
  case definition
  /// The definition and its tables of translations.
  case localization
  /// The project around definitions.
  case project
  /// App Intents, and the definitions that they take the place of.
  case migration
  /// The inputs and outputs of a run.
  case run
}
