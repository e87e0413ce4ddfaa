internal import AppIntentsBackend
internal import IntentSemantics
internal import SourceDiagnostics

extension Compiler {
  /// The mistakes of the compiler in what it makes of definitions: code that Apple's tools would not take.
  ///
  /// It is for tests.
  ///
  /// - Parameters:
  ///   - sources: The definitions of one module, without errors.
  ///   - options: How they are migrated.
  ///   - configuration: An `intentc.json`; nil for none.
  /// - Returns: A line for each mistake.
  package func migrationFaults(
    of sources: [DefinitionSource], options: MigrateOptions, configuration: DefinitionSource? = nil
  ) -> [String] {
    let front = FrontEnd(options: self.options)
    let programs = sources.compactMap { front.definition(of: $0).program }
    var diagnostics = DiagnosticEngine()
    let options = options.backendOptions(
      completedBy: Self.configuration(configuration, diagnostics: &diagnostics).migration)
    guard let module = MigratedModule(of: programs, options: options, diagnostics: &diagnostics) else {
      return []
    }
    let backend = AppIntentsBackend(module)
    return backend.faults(in: backend.files()).map(\.description)
  }
}
