internal import AppIntentsBackend
internal import IntentRules
internal import IntentSemantics

/// The definitions of a migration, read with all that lies around them.
struct MigrationInput {
  /// The definitions of one module.
  let programs: [IntentProgram]

  /// Their texts in all languages, in the same order.
  let originals: [OriginalTexts]

  /// What lies around them tells of how people may say things.
  let vocabularies: [LocalizedVocabulary]

  /// All that lies around them.
  let project: CheckedProject
}
