internal import AppIntentsBackend
internal import IntentSemantics
internal import SourceDiagnostics

/// What the definitions of a module are migrated to, where nobody reads their tables.
struct ModuleMigration {
  /// What is written.
  let module: MigratedModule

  /// What writes it.
  let backend: AppIntentsBackend

  /// The files, that of the App Shortcuts at the end.
  let files: [MigratedFile]

  /// The migration of some definitions; nil where two things would have one name.
  ///
  /// A string ID that turns out to be that of several texts is the key of none, so the code is made twice where there is one.
  ///
  /// - Parameters:
  ///   - programs: The definitions.
  ///   - options: How the code is written.
  ///   - shortcuts: What is said about App Shortcuts beside the definitions.
  ///   - diagnostics: Receives what is wrong, and what people have asked for and makes no sense with the definitions.
  init?(
    of programs: [IntentProgram], options: MigrationOptions, shortcuts: ShortcutsConfiguration,
    diagnostics: inout DiagnosticEngine
  ) {
    guard let module = MigratedModule(of: programs, options: options, diagnostics: &diagnostics) else { return nil }
    let backend = AppIntentsBackend(module)
    let phrases = backend.shortcuts(configuration: shortcuts)
    let files = backend.files() + [phrases.file].compactMap(\.self)
    let ambiguousIDs = options.usesStringIDs ? files.flatMap(\.record.texts).ambiguousStringIDs : []
    if !ambiguousIDs.isSubset(of: options.ambiguousStringIDs) {
      var options = options
      options.ambiguousStringIDs.formUnion(ambiguousIDs)
      self.init(of: programs, options: options, shortcuts: shortcuts, diagnostics: &diagnostics)
      return
    }
    self.module = module
    self.backend = backend
    self.files = files
    for fault in module.optionFaults + phrases.faults { diagnostics.report(Diagnostic(fault)) }
  }
}
