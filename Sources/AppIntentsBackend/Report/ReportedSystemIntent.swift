package import IntentSemantics
package import SourceDiagnostics

/// An intent of the framework that a definition customises or the project supports, which is not migrated.
package struct ReportedSystemIntent: Sendable, Equatable {
  /// The name in the definition.
  package let name: String
  /// The class of the framework.
  package let className: String
  /// Where it stands in the definition, or where the project says that it supports it; nil where nothing does.
  package let location: SourceLocation?
  /// What App Intents have in its place; nil where the framework has no such intent.
  package let counterpart: SystemIntentCounterpart?
  /// Whether Siri has stopped to take it.
  package let isWithdrawnFromSiri: Bool
  /// What to do about it, as a clause.
  package let advice: String
  /// The structure that is begun in its place; nil where none is.
  package let structure: String?
  /// Whether that does all that the intent does, so that the work of the old handler moves there.
  package let isReplaced: Bool
  /// Whether the definition customises it, or the project supports it.
  package let isInProject: Bool
  /// Its phrases in the definition.
  package let phrases: [String]
  /// What is to be said about it.
  package let remarks: [MigrationRemark]

  /// Whether the project has it, and its old handler is needed for good.
  package var stays: Bool { isInProject && !isReplaced }

  /// What was done and is to be done, as a clause.
  package var outcome: String {
    structure.map { "'\($0)' is begun in '\($0).swift': \(advice)" } ?? "not migrated: \(advice)"
  }

  /// What to do about a class of the framework, as a clause.
  package static func advice(for className: String) -> String { SystemIntentRemarks.advice(for: className) }
}
