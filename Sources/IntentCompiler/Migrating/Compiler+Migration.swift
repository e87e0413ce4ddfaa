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
    migration(of: sources, options, configuration, files: \.files)
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
    migration(of: sources, options, configuration) { $0.backend.testFiles(of: module) }
  }

  private func migration(
    of sources: [DefinitionSource], _ options: MigrateOptions, _ configuration: DefinitionSource?,
    files: (ModuleMigration) -> [MigratedFile]
  ) -> CompilationResult {
    var diagnostics = DiagnosticEngine()
    let migration = moduleMigration(
      of: sources, options: options, configuration: configuration, diagnostics: &diagnostics)
    return CompilationResult(
      files: migration.map(files)?.map { GeneratedFile(name: $0.name, bytes: $0.render()) } ?? [],
      report: DiagnosticReport(diagnostics))
  }

  private func moduleMigration(
    of sources: [DefinitionSource], options: MigrateOptions, configuration: DefinitionSource?,
    diagnostics: inout DiagnosticEngine
  ) -> ModuleMigration? {
    let front = FrontEnd(options: self.options)
    let definitions = sources.map { front.definition(of: $0) }
    diagnostics.report(contentsOf: Generation(definitions: definitions, options: self.options).diagnostics)
    let configuration = Self.configuration(configuration, diagnostics: &diagnostics).migration
    guard !diagnostics.hasErrors else { return nil }
    let migration = ModuleMigration(
      of: definitions.compactMap(\.program), options: options.backendOptions(completedBy: configuration),
      shortcuts: configuration.shortcuts ?? ShortcutsConfiguration(), diagnostics: &diagnostics)
    return diagnostics.hasErrors ? nil : migration
  }

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
    var diagnostics = DiagnosticEngine()
    let migration = moduleMigration(
      of: sources, options: options, configuration: configuration, diagnostics: &diagnostics)
    return migration.map { $0.backend.faults(in: $0.files).map(\.description) } ?? []
  }
}
