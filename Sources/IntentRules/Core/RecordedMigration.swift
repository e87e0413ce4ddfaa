package import SourceDiagnostics

/// What a record of a migration says that users have saved: it knows intents whose definition is gone, too.
package struct RecordedMigration: Sendable {
  /// A legacy intent.
  package struct Intent: Sendable {
    /// The name of its class.
    package let className: Located<String>

    /// The names and types of its parameters in App Intents, not optional, for example `[SoupAppEntity]`.
    package let parameters: [(name: String, type: String)]

    /// An intent of the given parts.
    package init(className: Located<String>, parameters: [(name: String, type: String)]) {
      self.className = className
      self.parameters = parameters
    }
  }

  /// The file.
  package let source: SourceFile

  /// The intents.
  package let intents: [Intent]

  /// The names of the values of each enumeration, by its type in App Intents.
  package let enumerations: [String: [String]]

  /// The types of the entities.
  package let entities: Set<String>

  /// A record of the given parts.
  package init(source: SourceFile, intents: [Intent], enumerations: [String: [String]], entities: Set<String>) {
    self.source = source
    self.intents = intents
    self.enumerations = enumerations
    self.entities = entities
  }

  /// A note at an intent.
  func note(_ message: String, at intent: Intent) -> DiagnosticNote {
    DiagnosticNote(message, at: SourceLocation(file: source, range: intent.className.range))
  }
}
