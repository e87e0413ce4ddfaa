package import IntentSemantics

extension CheckedDefinition {
  /// The custom intents of definitions without errors, each with the names that its class may have, the one in force
  /// first: a project may set the prefix where nobody reads it.
  package static func customIntents(of definitions: [CheckedDefinition]) -> [(intent: Intent, classNames: [String])] {
    IntentClasses(definitions).customs.compactMap { custom in custom.program.map { ($0, custom.names) } }
  }
}
