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

  /// What people have asked for and makes no sense with the definitions.
  private let faults: [ConfigurationFault]

  /// The migration of some definitions; nil where two things would have one name.
  ///
  /// A string ID that turns out to be that of several texts is the key of none, so the code is made twice where there is one.
  ///
  /// - Parameters:
  ///   - programs: The definitions.
  ///   - options: How the code is written.
  ///   - shortcuts: What is said about App Shortcuts beside the definitions.
  ///   - diagnostics: Receives what is wrong, also with what people have asked for.
  init?(
    of programs: [IntentProgram], options: MigrationOptions, shortcuts: ShortcutsConfiguration,
    diagnostics: inout DiagnosticEngine
  ) {
    var migration = ModuleMigration(making: programs, options, shortcuts, diagnostics: &diagnostics)
    let texts = migration?.files.flatMap(\.record.texts) ?? []
    let ambiguousIDs = options.usesStringIDs ? texts.ambiguousStringIDs(for: options.stringKeys) : []
    if !ambiguousIDs.isEmpty {
      var options = options
      options.ambiguousStringIDs.formUnion(ambiguousIDs)
      migration = ModuleMigration(making: programs, options, shortcuts, diagnostics: &diagnostics)
    }
    guard let migration else { return nil }
    for fault in migration.faults { diagnostics.report(Diagnostic(fault)) }
    self = migration
  }

  private init?(
    making programs: [IntentProgram], _ options: MigrationOptions, _ shortcuts: ShortcutsConfiguration,
    diagnostics: inout DiagnosticEngine
  ) {
    guard let module = MigratedModule(of: programs, options: options, diagnostics: &diagnostics) else { return nil }
    self.module = module
    backend = AppIntentsBackend(module)
    let phrases = backend.shortcuts(configuration: shortcuts)
    files = backend.files() + [phrases.file].compactMap(\.self)
    faults = module.optionFaults + phrases.faults
  }
}
