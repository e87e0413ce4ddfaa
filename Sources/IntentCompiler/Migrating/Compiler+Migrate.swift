internal import AppIntentsBackend
internal import IntentRules
internal import IntentSemantics
internal import LegacySources
internal import SourceDiagnostics

extension Compiler {
  /// Migrates definition files to App Intents, with their translations.
  ///
  /// An error, or an obstacle in the way of a file, leaves every file as it is. Files that people have edited stay.
  public func migrate(_ request: MigrateRequest) -> CommandOutcome {
    var diagnostics = DiagnosticEngine()
    guard
      let settings = MigrationSettings(
        of: request, classPrefix: options.classPrefix, isPrefixGiven: !options.usesRecordedPrefix,
        diagnostics: &diagnostics)
    else {
      return .misuse(diagnostics)
    }
    var options = options
    options.classPrefix = settings.classPrefix ?? ""
    options.usesRecordedPrefix = settings.classPrefix == nil
    return Compiler(options: options).migrate(request, settings, diagnostics)
  }

  private func migrate(
    _ request: MigrateRequest, _ settings: MigrationSettings, _ diagnostics: DiagnosticEngine
  ) -> CommandOutcome {
    var diagnostics = diagnostics
    let paths = InputSearch().definitions(at: request.inputs, diagnostics: &diagnostics).map(\.withoutCurrentFolders)
    var inputs = paths
    func failure(_ diagnostics: DiagnosticEngine) -> CommandOutcome {
      let isMisconfigured = diagnostics.diagnostics.contains { $0.id == .invalidConfiguration }
      return CommandOutcome(
        report: DiagnosticReport(diagnostics), output: "", summary: nil, inputs: inputs,
        exitStatus: isMisconfigured ? ExitStatus.usage : nil)
    }
    request.reportObstacles(to: &diagnostics)
    guard !diagnostics.hasErrors else { return failure(diagnostics) }
    var search = CheckSearch(byteLimit: self.options.limits.byteCount) { _ in false }
    let files = request.inputs.flatMap { search.files(at: $0) }
    diagnostics.report(contentsOf: search.diagnostics)
    inputs += files.map(\.path)
    let filesByPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    let earlier = earlierLock(of: request, diagnostics: &diagnostics)
    let legacy = LegacyCodeSearch(
      paths: settings.legacySources, outputDirectory: request.outputDirectory, byteLimit: self.options.limits.byteCount
    ).sources(diagnostics: &diagnostics)
    inputs += (legacy.swift + legacy.objectiveC).map(\.path)
    if earlier == nil, let other = otherRecord(beside: files, of: request) { diagnostics.report(other) }
    guard !diagnostics.hasErrors,
      let input = migrationInput(of: paths.compactMap { filesByPath[$0] }, in: files, diagnostics: &diagnostics)
    else { return failure(diagnostics) }
    let code =
      settings.legacySources.isEmpty
      ? nil
      : LegacyCodeSearch.code(
        in: legacy.swift, for: input.programs, supported: input.project.supportedIntents.map(\.name))
    var options = settings.options
    options.recordedNames = earlier?.lock.valueNames ?? [:]
    let handlers = HandlerChoice(
      recorded: earlier?.lock.handlerClasses ?? [:], candidates: code?.handlers, configured: options.handlerClasses)
    options.handlerClasses.merge(handlers.classes) { given, _ in given }
    options.handlerHints = handlers.hints
    options.continuingHandlers = code?.continuingHandlers ?? [:]
    options.backgroundIntents = code?.backgroundIntents ?? earlier?.lock.backgroundIntents ?? []
    options.objectiveCHandlers = legacy.objectiveCHandlers(for: input.programs)
    options.backgroundIntents.subtract(options.objectiveCHandlers.keys)
    func migrate(_ diagnostics: inout DiagnosticEngine) -> TranslatedMigration? {
      translatedMigration(
        of: input, options: options, strings: request.stringsOptions(for: options.target),
        shortcuts: settings.shortcuts,
        existing: { path in request.present(path) }, diagnostics: &diagnostics)
    }
    var trial = diagnostics
    var result = migrate(&trial)
    // What people have moved into actions is seen in their files only.
    if let migration = result, let earlier {
      options.selfReliantIntents = AskedHandlers.selfReliantIntents(of: migration, beside: earlier.lock, request)
      if !options.selfReliantIntents.isEmpty {
        trial = diagnostics
        result = migrate(&trial)
      }
    }
    diagnostics = trial
    guard var migration = result else { return failure(diagnostics) }
    for warning in handlers.warnings(for: migration.module.intents.filter(\.isBridged).map(\.intent.className)) {
      diagnostics.report(warning)
    }
    let clashes = NameClashes(
      module: migration.module, ownTypes: code?.ownTypes ?? [:], lock: earlier?.lock,
      directory: request.outputDirectory)
    for warning in clashes.warnings { diagnostics.report(warning) }
    if request.strings != .none {
      migration.tableRemarks =
        RivalTables(
          names: migration.strings.files.map(\.path), directory: request.outputDirectory,
          folders: request.inputs + paths.map { DefinitionPlace($0).folder }
        ).remarks
    }
    migration.prefixRemarks =
      PrefixRemarks(
        documents: input.project.definitions.map(\.document), programs: input.programs,
        given: settings.classPrefix, handledClasses: code?.handledClasses ?? []
      ).remarks
    return MigrationRun(
      request: request, migration: migration, earlier: earlier, legacyCode: code, sources: legacy,
      keys: FoundKey.all(in: input.project.infoPlists)
    ).outcome(inputs: inputs, diagnostics)
  }

  /// A warning where migrated files, and the record of them, are in another folder of the project than that of the output.
  private func otherRecord(beside files: [SourceFile], of request: MigrateRequest) -> Diagnostic? {
    let folders = Set(files.filter { MigratedFile.isMigrated($0.bytes) }.map(\.path.directoryOfPath)).sorted()
    let record = folders.map { $0.appending(pathComponent: MigrationLock.fileName) }.first {
      FileSystem().kind(of: $0) == .file
    }
    guard let record, let bytes = try? FileSystem().read(record) else { return nil }
    return Diagnostic(
      .lossyMigration, severity: .warning,
      "this is the record of a migration into another folder, and there is none in '\(request.outputDirectory)'",
      at: SourceLocation(file: SourceFile(path: record, bytes: bytes), range: .position(0)),
      hint: "if the files have moved, move it along: without it, names that shortcuts know are chosen anew")
  }

  /// The record of the last run and the file with it; nil where there is none, or one that cannot be read, which is
  /// reported.
  private func earlierLock(
    of request: MigrateRequest, diagnostics: inout DiagnosticEngine
  ) -> (lock: MigrationLock, source: SourceFile)? {
    let path = request.outputDirectory.appending(pathComponent: MigrationLock.fileName)
    guard FileSystem().kind(of: path) != nil,
      let source = InputSearch().source(at: path, limit: options.limits.byteCount, diagnostics: &diagnostics)
    else { return nil }
    return MigrationLock.read(source, diagnostics: &diagnostics).map { ($0, source) }
  }
}

extension MigrateRequest {
  /// Reports what is in the way of the output folder and of reports, before anything is written.
  fileprivate func reportObstacles(to diagnostics: inout DiagnosticEngine) {
    let fileSystem = FileSystem()
    if let kind = fileSystem.resolvedKind(of: outputDirectory), kind != .directory {
      diagnostics.report(
        Diagnostic(
          .unwritableOutput, "cannot write into '\(outputDirectory)': it is no folder", at: nil,
          hint: "'--output' names the folder for the files"))
    }
    if let tests, let kind = fileSystem.resolvedKind(of: tests.directory), kind != .directory {
      diagnostics.report(
        Diagnostic(
          .unwritableOutput, "cannot write into '\(tests.directory)': it is no folder", at: nil,
          hint: "'--tests' names the folder for the tests"))
    }
    var badFolders: Set<String> = []
    for report in reports where !report.isStandardOutput {
      guard let obstacle = ReportFile(report.path).obstacle(sparing: []) else { continue }
      // Of several reports in one folder that cannot be made, one tells why.
      let folder = report.path.directoryOfPath
      if fileSystem.resolvedKind(of: folder.isEmpty ? "." : folder) != .directory, !badFolders.insert(folder).inserted {
        continue
      }
      diagnostics.report(
        Diagnostic(.unwritableOutput, "cannot write the report '\(report.path)': \(obstacle)", at: nil))
    }
  }

  /// How tables are written, as the back end takes it.
  fileprivate func stringsOptions(for target: SystemVersion) -> StringsOptions {
    StringsOptions(format: strings == .strings ? .strings : .catalogues, target: target)
  }

  /// The table that is in the output folder.
  fileprivate func present(_ name: String) -> SourceFile? {
    let path = outputDirectory.appending(pathComponent: name)
    guard let bytes = try? FileSystem().read(path) else { return nil }
    return SourceFile(path: path, bytes: bytes)
  }
}
