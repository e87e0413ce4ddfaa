internal import AppIntentsBackend
internal import IntentSemantics
internal import SourceDiagnostics

extension Compiler {
  /// Migrates definitions in memory to App Intents.
  ///
  /// - Parameters:
  ///   - sources: The definitions of one module; two of them may not declare the same name.
  ///   - options: How they are migrated.
  ///   - configuration: An `intentc.json`, whose `migrate` counts where the options say nothing; nil for none.
  /// - Returns: The Swift files, or none when the report has errors.
  public func migration(
    of sources: [DefinitionSource], options: MigrateOptions = MigrateOptions(), configuration: DefinitionSource? = nil
  ) -> CompilationResult {
    migration(of: sources, options, configuration) { $0.files() + [$0.shortcuts().file].compactMap(\.self) }
  }

  /// Migrates definitions in memory to App Intents, with their translations.
  ///
  /// - Parameters:
  ///   - sources: The definitions of one module; two of them may not declare the same name.
  ///   - surroundings: What lies around them, with paths that show where: tables of translations, vocabularies, `Info.plist`
  ///     files, which tell what the app is called.
  ///   - options: How they are migrated.
  ///   - configuration: An `intentc.json`, whose `migrate` counts where the options say nothing; nil for none.
  /// - Returns: The Swift files and string catalogues, or none when the report has errors.
  public func migration(
    of sources: [DefinitionSource], in surroundings: [DefinitionSource], options: MigrateOptions = MigrateOptions(),
    configuration: DefinitionSource? = nil
  ) -> CompilationResult {
    var diagnostics = DiagnosticEngine()
    let configuration = Self.configuration(configuration, diagnostics: &diagnostics).migration
    let options = options.backendOptions(completedBy: configuration)
    let definitions = sources.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    guard !diagnostics.hasErrors,
      let migration = translatedMigration(
        of: definitions, in: definitions + surroundings.map { SourceFile(path: $0.path, bytes: $0.bytes) },
        options: options, strings: StringsOptions(target: options.target),
        shortcuts: configuration.shortcuts ?? ShortcutsConfiguration(), diagnostics: &diagnostics)
    else { return CompilationResult(files: [], report: DiagnosticReport(diagnostics)) }
    return CompilationResult(
      files: migration.files.map { GeneratedFile(name: $0.name, bytes: $0.render()) }
        + migration.strings.files.map { GeneratedFile(name: $0.path, bytes: $0.bytes) },
      report: DiagnosticReport(diagnostics))
  }

  /// Makes the tests of what definitions in memory are migrated to.
  ///
  /// - Parameters:
  ///   - sources: The definitions of one module; two of them may not declare the same name.
  ///   - options: How they are migrated; the compatible form has no tests.
  ///   - configuration: An `intentc.json`, whose `migrate` counts where the options say nothing; nil for none.
  ///   - module: The module that the migrated code is in.
  /// - Returns: The Swift files, or none when the report has errors.
  public func migrationTests(
    of sources: [DefinitionSource], options: MigrateOptions = MigrateOptions(), configuration: DefinitionSource? = nil,
    module: String
  ) -> CompilationResult {
    migration(of: sources, options, configuration) { $0.testFiles(of: module) }
  }

  private func migration(
    of sources: [DefinitionSource], _ options: MigrateOptions, _ configuration: DefinitionSource?,
    files: (AppIntentsBackend) -> [MigratedFile]
  ) -> CompilationResult {
    let front = FrontEnd(options: self.options)
    let definitions = sources.map { front.definition(of: $0) }
    var diagnostics = Generation(definitions: definitions, options: self.options).diagnostics
    let options = options.backendOptions(
      completedBy: Self.configuration(configuration, diagnostics: &diagnostics).migration)
    guard !diagnostics.hasErrors,
      let module = MigratedModule(of: definitions.compactMap(\.program), options: options, diagnostics: &diagnostics)
    else { return CompilationResult(files: [], report: DiagnosticReport(diagnostics)) }
    for fault in module.optionFaults { diagnostics.report(Diagnostic(fault)) }
    guard !diagnostics.hasErrors else { return CompilationResult(files: [], report: DiagnosticReport(diagnostics)) }
    return CompilationResult(
      files: files(AppIntentsBackend(module)).map { GeneratedFile(name: $0.name, bytes: $0.render()) },
      report: DiagnosticReport(diagnostics))
  }
}
