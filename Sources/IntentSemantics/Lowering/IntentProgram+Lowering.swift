package import IntentModel
package import SourceDiagnostics

extension IntentProgram {
  /// The program of a definition, or nil when errors have been reported.
  ///
  /// The steps follow each other: names are assigned, declarations are lowered with every reference resolved, and the
  /// names that the output would declare are compared.
  package static func lowering(
    _ document: DefinitionDocument, options: LoweringOptions = LoweringOptions(), diagnostics: inout DiagnosticEngine
  ) -> IntentProgram? {
    var context = LoweringContext(document: document, options: options.withPrefix(recordedIn: document))
    let enumerations = document.enums.compactMap { $0.lowered(in: &context) }
    let types = document.types.compactMap { $0.lowered(in: &context) }
    var intents: [Intent] = []
    var systemIntents: [SystemIntent] = []
    for entry in document.intents {
      if entry.isSystemIntent {
        if let intent = entry.loweredAsSystemIntent(in: &context) { systemIntents.append(intent) }
      } else if let intent = entry.lowered(in: &context) {
        intents.append(intent)
      }
    }
    let program = IntentProgram(
      source: document.source, namespace: document.namespace?.value, intents: intents, systemIntents: systemIntents,
      enumerations: enumerations, types: types)
    document.checkDuplicateDeclarations(in: &context)
    document.noteRecordedPrefixes(in: &context, isGiven: !options.classPrefix.isEmpty)
    program.checkDeclaredNames(in: &context)
    diagnostics.report(contentsOf: context.diagnostics)
    return context.diagnostics.hasErrors ? nil : program
  }
}
