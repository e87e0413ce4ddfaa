internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// What the front end made of one definition.
struct CompiledDefinition: Sendable {
  /// The definition's bytes.
  let source: SourceFile

  /// The document; nil when errors were reported.
  let document: DefinitionDocument?

  /// The program; nil when errors were reported.
  let program: IntentProgram?

  /// The findings.
  let diagnostics: DiagnosticEngine
}
