internal import IntentRules
internal import SourceDiagnostics

/// What was read of a definition and its copies.
struct ReadUnit: Sendable {
  /// The files.
  let unit: LocalizationUnit

  /// The definition; nil where it cannot be read.
  var definition: CheckedDefinition?

  /// The copies that can be read, with the names of their languages.
  var copies: [(language: String, definition: CheckedDefinition)] = []

  /// What is found in the definition alone, and in files that cannot be read.
  var diagnostics = DiagnosticEngine()

  /// The definition and its copies, as far as they can be read.
  var definitions: [CheckedDefinition] { [definition].compactMap(\.self) + copies.map(\.definition) }
}
