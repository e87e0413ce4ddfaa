internal import AppIntentsBackend
internal import SourceDiagnostics

extension Compiler {
  /// Migrates definition files to App Intents.
  ///
  /// An error, or an obstacle in the way of a file, leaves every file as it is. Files that people have edited stay.
  public func migrate(_ request: MigrateRequest) -> CommandOutcome {
    var diagnostics = DiagnosticEngine()
    let paths = InputSearch().definitions(at: request.inputs, diagnostics: &diagnostics)
    let definitions = definitions(at: paths, diagnostics: &diagnostics)
    diagnostics.report(contentsOf: Generation(definitions: definitions, options: options).diagnostics)
    let lockPath = request.outputDirectory.appending(pathComponent: MigrationLock.fileName)
    var earlier: (lock: MigrationLock, source: SourceFile)?
    if FileSystem().kind(of: lockPath) != nil,
      let source = InputSearch().source(at: lockPath, limit: options.limits.byteCount, diagnostics: &diagnostics)
    {
      earlier = MigrationLock.read(source, diagnostics: &diagnostics).map { ($0, source) }
    }
    guard !diagnostics.hasErrors,
      let module = MigratedModule(
        of: definitions.compactMap(\.program), options: request.options.backendOptions, diagnostics: &diagnostics)
    else { return CommandOutcome(report: DiagnosticReport(diagnostics), output: "", summary: nil, inputs: paths) }
    return MigrationRun(request: request, module: module, earlier: earlier)
      .outcome(inputs: paths + (earlier.map { [$0.source.path] } ?? []), diagnostics)
  }
}
