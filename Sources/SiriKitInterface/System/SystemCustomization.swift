package import IntentSemantics

/// What a definition says of an intent of the system.
package struct SystemCustomization: Sendable, Equatable {
  /// The entry of the definition.
  package let intent: SystemIntent

  /// The file name of the definition.
  ///
  /// For example: `Intents.intentdefinition`
  package let definitionName: String

  /// The entry of a program.
  package init(intent: SystemIntent, program: IntentProgram) {
    self.intent = intent
    definitionName = program.definitionName
  }
}
