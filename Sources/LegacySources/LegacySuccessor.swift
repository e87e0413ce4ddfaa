/// What takes the place of what a use is about.
package enum LegacySuccessor: Sendable, Equatable {
  /// A type of the migrated code.
  case type(SuccessorType)
  /// Nothing, as no intent leads to it.
  case nothing
  /// It is an intent of the system that stays, and this is what is to be said about it.
  case system(advice: String)
  /// It is an intent of the system, and a type that the project has to finish takes its place.
  case begun(SuccessorType)
  /// It is about all intents.
  case all
}
