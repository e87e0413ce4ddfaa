internal import SiriKitInterface
internal import SourceDiagnostics

extension Compiler {
  /// Generates the SiriKit classes of definition files.
  ///
  /// Several definitions are read and checked in parallel. An error in any of them, or an obstacle in the output
  /// folder, leaves every file as it is.
  public func generate(_ request: GenerateRequest) -> CommandOutcome {
    var diagnostics = DiagnosticEngine()
    guard
      var configuration = ConfigurationSearch.configuration(
        of: request.inputs.isEmpty ? [request.scope].compactMap(\.self) : request.inputs,
        file: request.configurationFile, isUsed: request.usesConfiguration,
        distinguishedBy: \.generatedCode, saying: "the generated code", diagnostics: &diagnostics)
    else {
      return .misuse(diagnostics)
    }
    for key in request.settings.keys { configuration.generationPlaces[key] = nil }
    let settings = request.settings.completed(by: configuration.generation)
    let options = options.applying(settings)
    if options.flavor == .appIntents, settings.layout == .perType {
      diagnostics.report(
        Diagnostic(
          .invalidConfiguration, "App Intents are generated as one file for each definition, not 'per-type'", at: nil,
          hint: "leave the layout out, or use 'intentc migrate', which writes a file for each type"))
      return .misuse(diagnostics)
    }
    return Compiler(options: options).generate(request, configuration, diagnostics)
  }

  private func generate(
    _ request: GenerateRequest, _ configuration: Configuration, _ diagnostics: DiagnosticEngine
  ) -> CommandOutcome {
    var diagnostics = diagnostics
    if let folder = request.scope, FileSystem().resolvedKind(of: folder) != .directory {
      diagnostics.report(
        Diagnostic(.unreadableInput, "'\(folder)' is no folder that definitions could be from", at: nil))
    }
    let scope = GenerationScope(of: request, diagnostics: &diagnostics)
    let definitionPaths = InputSearch().definitions(
      at: request.inputs, acceptingEmpty: scope.hasLost, diagnostics: &diagnostics)
    let definitions = definitions(at: definitionPaths, diagnostics: &diagnostics)
    let paths = definitionPaths + [configuration.path].compactMap(\.self)
    let generation = Generation(definitions: definitions, options: options, configuration: configuration)
    diagnostics.report(contentsOf: generation.diagnostics)
    guard !diagnostics.hasErrors else {
      let isMisconfigured = diagnostics.diagnostics.contains { $0.id == .invalidConfiguration }
      return CommandOutcome(
        report: DiagnosticReport(diagnostics), output: "", summary: nil, inputs: paths,
        exitStatus: isMisconfigured ? ExitStatus.usage : nil)
    }
    if request.mode == .list {
      let directory =
        request.listsAbsolutePaths ? FileSystem().absolutePath(request.outputDirectory) : request.outputDirectory
      let lines = generation.outputs.map { directory.appending(pathComponent: $0.name) + "\n" }
      return CommandOutcome(
        report: DiagnosticReport(diagnostics), output: lines.joined(), summary: nil, inputs: paths,
        outputs: generation.outputs.map { request.outputDirectory.appending(pathComponent: $0.name) })
    }
    let marked = definitions.compactMap { definition in
      definition.program.map { (path: definition.source.path, mark: GenerationMark($0)) }
    }
    let plan = OutputPlan(
      files: Parallel.map(generation.outputs) { GeneratedFile(name: $0.name, bytes: $0.render()) },
      directory: request.outputDirectory, marks: marked.map(\.mark),
      goneDefinitions: scope.goneDefinitions(but: marked))
    let summary: String?
    if request.reportsStaleFiles {
      plan.noteStrayFiles(to: &diagnostics)
    }
    if request.mode == .check {
      plan.reportDifferences(to: &diagnostics)
      summary =
        diagnostics.hasErrors
        ? nil : "\(plan.files.count.counted("file")) in '\(request.outputDirectory)' up to date"
    } else {
      summary = write(plan, request, inputs: paths, diagnostics: &diagnostics) { left, diagnostics in
        scope.writeRecord(
          of: marked, besides: Set(left.map(\.mark) + plan.strayFiles.map(\.mark)), diagnostics: &diagnostics)
      }
    }
    return CommandOutcome(
      report: DiagnosticReport(diagnostics), output: "", summary: summary, inputs: paths,
      outputs: plan.paths(with: request.dependencyFile))
  }

  /// Writes what a plan says, and the record of it with the stale files that are left.
  private func write(
    _ plan: OutputPlan, _ request: GenerateRequest, inputs: [String], diagnostics: inout DiagnosticEngine,
    record: ([StaleFile], inout DiagnosticEngine) -> Void
  ) -> String? {
    plan.reportObstacles(overwritesForeignFiles: request.overwritesForeignFiles, to: &diagnostics)
    for file in request.reportFiles where file.isAmong(plan.paths(with: request.dependencyFile)) {
      let error = ReportFileError(path: file.path, reason: ReportFile.outputObstacle)
      diagnostics.report(Diagnostic(.unwritableOutput, error.message, at: nil))
    }
    if let path = request.dependencyFile, !diagnostics.hasErrors {
      prepareDependencyFile(at: path, plan, inputs: inputs, diagnostics: &diagnostics)
    }
    guard !diagnostics.hasErrors, let written = plan.write(diagnostics: &diagnostics) else { return nil }
    var removed = 0
    if request.reportsStaleFiles {
      let left = plan.settleStaleFiles(prunes: request.prunesStaleFiles, diagnostics: &diagnostics)
      removed = plan.staleFiles.count - left.count
      record(left, &diagnostics)
    }
    if let path = request.dependencyFile {
      writeDependencyFile(
        DependencyFile(outputs: plan.files.map(plan.path(of:)), inputs: inputs), to: path, diagnostics: &diagnostics)
    }
    guard !diagnostics.hasErrors else { return nil }
    let unchanged = plan.files.count - written
    return "\(written.counted("file")) written to '\(request.outputDirectory)', \(unchanged) unchanged"
      + (removed > 0 ? ", \(removed) removed" : "")
  }

  /// Makes the folder of the dependency file, and reports what stands in its place, before the first output is written.
  private func prepareDependencyFile(
    at path: String, _ plan: OutputPlan, inputs: [String], diagnostics: inout DiagnosticEngine
  ) {
    let fileSystem = FileSystem()
    let identity = fileSystem.identity(of: path)
    let outputNames = Set(plan.files.map { $0.name.lowercased() })
    var obstacle: String?
    if let kind = fileSystem.kind(of: path), kind != .file {
      obstacle = kind == .symbolicLink ? "it is a symbolic link, which is not followed" : "it is no file"
    } else if let identity, inputs.contains(where: { fileSystem.identity(of: $0) == identity }) {
      obstacle = "it is an input"
    } else if path.split(separator: "/").contains(where: { outputNames.contains($0.lowercased()) }) {
      // The folder may be spelt in another way or not be there yet, so the name decides.
      obstacle = "an output has that name"
    } else if identity != nil, !((try? fileSystem.read(path)).map(DependencyFile.isDependencyFile) ?? false) {
      obstacle = "it is no dependency file of an earlier run"
    } else if !path.directoryOfPath.isEmpty {
      do {
        try fileSystem.createDirectory(path.directoryOfPath)
      } catch {
        obstacle = error.reason
      }
    }
    if let obstacle {
      diagnostics.report(Diagnostic(.unwritableOutput, "cannot write '\(path)': \(obstacle)", at: nil))
    }
  }

  private func writeDependencyFile(_ file: DependencyFile, to path: String, diagnostics: inout DiagnosticEngine) {
    do {
      try FileSystem().update(path, with: Array(file.text.utf8))
    } catch {
      diagnostics.report(Diagnostic(.unwritableOutput, "cannot write '\(path)': \(error.reason)", at: nil))
    }
  }

  /// The definitions of files, in the order of the paths; what cannot be read is reported and left out.
  func definitions(at paths: [String], diagnostics: inout DiagnosticEngine) -> [CompiledDefinition] {
    let front = FrontEnd(options: options)
    var sources: [SourceFile] = []
    for path in paths {
      if let source = InputSearch().source(at: path, limit: options.limits.byteCount, diagnostics: &diagnostics) {
        sources.append(source)
      }
    }
    return Parallel.map(sources) { front.definition(of: $0) }
  }
}

extension Int {
  /// The number with a noun in the right form, for example `1 file`, `3 files`.
  func counted(_ noun: String, _ plural: String? = nil) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(plural ?? noun + "s")"
  }
}
