/// The groups in which translated texts are counted.
package enum DefinitionTextGroup: String, Sendable, Hashable, CaseIterable {
  /// Titles of intents.
  case titles
  /// Descriptions of intents.
  case descriptions
  /// Summaries and suggestion texts of combinations.
  case summaries
  /// What people see and choose in an editor: names of parameters, properties and types, words of Booleans, defaults.
  case options
  /// What Siri asks, and why it refuses a value.
  case dialogs
  /// Enumerations, their values and what belongs to them.
  case enumCases = "enum cases"
  /// What is spoken and printed after an intent was handled.
  case responses
  /// What people may say to start an intent.
  case phrases
}
