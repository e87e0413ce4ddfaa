import IntentModel
import IntentSemantics
import PropertyListReader
import SourceDiagnostics
import TestSupport

extension SampleDefinition {
  private struct Faulty: Error {
    let diagnostics: [Diagnostic]
  }

  /// What the definition says, names and types resolved.
  ///
  /// - Throws: The file system's error, or what is wrong with the definition.
  func program() throws -> IntentProgram {
    var engine = DiagnosticEngine()
    let source = SourceFile(path: path, bytes: [UInt8](try contents()))
    guard
      let tree = PropertyListReader().read(source, diagnostics: &engine),
      let document = DefinitionDocument.decode(tree, diagnostics: &engine),
      let program = IntentProgram.lowering(document, options: LoweringOptions(), diagnostics: &engine)
    else { throw Faulty(diagnostics: engine.sorted) }
    return program
  }
}
