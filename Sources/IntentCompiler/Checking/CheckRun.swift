internal import IntentRules
internal import PropertyListReader
internal import SourceDiagnostics

/// One run of `check`, from paths to an outcome.
struct CheckRun {
  let compiler: Compiler
  let request: CheckRequest

  private let fileSystem = FileSystem()
  private var policy: CheckPolicy
  private var diagnostics = DiagnosticEngine()

  /// The files with App Intents, and the tables of their phrases.
  private var migrated: [SourceFile] = []
  private var knownMigrated: Set<String> = []

  /// Whether there are definitions that are not looked at.
  private var lacksDefinitions = false

  init(compiler: Compiler, request: CheckRequest) {
    self.compiler = compiler
    self.request = request
    policy = CheckPolicy(
      configurations: [], commandLine: RuleSettings(request.ruleSettings), isStrict: request.isStrict)
  }

  /// Does what was asked for.
  mutating func outcome() -> CommandOutcome {
    checkSlugs()
    let sources = diagnostics.hasErrors ? [] : search()
    if diagnostics.diagnostics.contains(where: { $0.id == .invalidConfiguration }) {
      return .misuse(diagnostics)
    }
    guard let baseline = readBaseline() else {
      return .misuse(diagnostics)
    }
    var state = CheckState(
      files: CheckedFiles(sources, migrated: migrated, lacksDefinitions: lacksDefinitions), checker: checker,
      policy: policy,
      baseline: baseline)
    var output = ""
    var summary: [String] = []
    var failed = false
    if request.fixing != .none {
      var fixing = Fixing(state, includesNotes: request.includesNotes)
      if request.fixing == .preview {
        // Nothing is changed, so the findings are those of the files as they are.
        output += fixing.difference
      } else {
        failed = !fixing.write()
        state = fixing.state
      }
      diagnostics.report(contentsOf: fixing.diagnostics)
      summary += fixing.summary(isPreview: request.fixing == .preview)
    }
    if request.writesBaseline {
      summary.append(contentsOf: writeBaseline(of: state))
      failed = failed || diagnostics.diagnostics.contains { $0.id == .unwritableOutput }
    } else {
      for finding in state.findings {
        diagnostics.report(finding)
      }
      noteOutdatedBaseline(of: state)
    }
    output += coverage(of: state)
    if !state.files.all.isEmpty { summary.append(lastLine(of: state)) }
    return CommandOutcome(
      report: DiagnosticReport(diagnostics), output: output,
      summary: summary.isEmpty ? nil : summary.joined(separator: "\n"),
      inputs: state.files.all.map(\.path), exitStatus: exitStatus(failed: failed))
  }

  private var checker: Checker {
    var options = compiler.options
    options.classPrefix =
      request.classPrefix ?? policy.configurations.first?.generation.classPrefix ?? options.classPrefix
    let policy = policy
    return Checker(
      options: options, languages: request.languages + policy.configurations.flatMap(\.languages),
      runs: { policy.runs($0) })
  }

  // MARK: Inputs

  private mutating func checkSlugs() {
    for setting in request.ruleSettings where RuleRegistry.rule(setting.slug) == nil {
      diagnostics.report(
        Diagnostic(
          .invalidConfiguration, "there is no rule '\(setting.slug)'", at: nil,
          hint: Spelling.hint(for: setting.slug, among: RuleRegistry.slugs) ?? "'intentc explain' lists the rules"))
    }
  }

  private mutating func search() -> [SourceFile] {
    var configurations = ConfigurationSearch()
    func index(_ input: String) -> Int {
      configurations.configuration(
        forInput: input, file: request.configurationFile, isUsed: request.usesConfiguration)
    }
    let indexes = request.inputs.map { index($0) }
    let migratedIndexes = request.migratedSources.map { index($0) }
    diagnostics.report(contentsOf: configurations.diagnostics)
    policy.configurations = configurations.configurations
    if request.baselineFile == nil, let conflict = configuredBaselines.conflict { diagnostics.report(conflict) }
    guard !diagnostics.hasErrors else { return [] }
    var sources: [SourceFile] = []
    var known: Set<String> = []
    // Handlers may be in another folder than the definition.
    let searches = zip(request.inputs, indexes).map { input, index in
      var search = fileSearch(configuredBy: index)
      let files = search.files(at: input)
      return (input: input, index: index, search: search, files: files)
    }
    let haveOnlyCode = searches.allSatisfy(\.search.hasOnlyCode)
    for (input, index, search, files) in searches {
      var search = search
      if haveOnlyCode { search.reportNoDefinition(in: input) }
      for source in haveOnlyCode ? [] : files
      where known.insert(fileSystem.identity(of: source.path) ?? source.path).inserted {
        sources.append(source)
        note(source, configuredBy: index)
      }
      diagnostics.report(contentsOf: search.diagnostics)
      lacksDefinitions = lacksDefinitions || search.lacksDefinitions
    }
    let configured = policy.configurations.enumerated().flatMap { index, configuration in
      configuration.migratedSources.map { ($0, index) }
    }
    for (input, index) in Array(zip(request.migratedSources, migratedIndexes)) + configured {
      searchMigrated(input, configuredBy: index)
    }
    return sources
  }

  private mutating func searchMigrated(_ input: String, configuredBy index: Int) {
    var search = fileSearch(configuredBy: index)
    for source in search.appIntents(at: input)
    where knownMigrated.insert(fileSystem.identity(of: source.path) ?? source.path).inserted {
      migrated.append(source)
      note(source, configuredBy: index)
    }
    diagnostics.report(contentsOf: search.diagnostics)
  }

  private func fileSearch(configuredBy index: Int) -> CheckSearch {
    let configuration = policy.configurations[index]
    return CheckSearch(byteLimit: compiler.options.limits.byteCount) { [fileSystem] path in
      guard !configuration.excluded.isEmpty,
        let relative = fileSystem.relativePath(of: path, from: configuration.folder)
      else { return false }
      return configuration.excluded.contains { $0.matches(relative) }
    }
  }

  /// Takes down which configuration a file has.
  private mutating func note(_ source: SourceFile, configuredBy index: Int) {
    policy.configurationByPath[source.path] = index
    policy.relativePaths[source.path] = fileSystem.relativePath(
      of: source.path, from: policy.configurations[index].folder)
  }

  // MARK: Known findings

  /// The path of the list of known findings; nil where there is none.
  private var baselinePath: String? {
    request.baselineFile ?? configuredBaselines.first?.path
      ?? (request.writesBaseline ? Baseline.defaultFileName : nil)
  }

  /// The lists that configurations of the inputs name; more than one is an error.
  private var configuredBaselines: [ConfiguredBaseline] { policy.configurations.compactMap(\.baseline).distinct }

  /// The known findings, or nil when an error has been reported.
  private mutating func readBaseline() -> KnownFindings? {
    guard let path = baselinePath else { return KnownFindings(baseline: Baseline(), folder: "/") }
    let absolute = fileSystem.absolutePath(path)
    let folder = fileSystem.identity(of: absolute.directoryOfPath) ?? absolute.directoryOfPath
    if request.writesBaseline { return KnownFindings(baseline: Baseline(), folder: folder) }
    do {
      let source = SourceFile(path: path, bytes: try fileSystem.read(path))
      return Baseline.read(source, diagnostics: &diagnostics).map { KnownFindings(baseline: $0, folder: folder) }
    } catch {
      diagnostics.report(
        Diagnostic(
          .invalidBaseline, "cannot read the list of known findings '\(path)': \(error.reason)", at: nil,
          hint: "write it with --write-baseline"))
      return nil
    }
  }

  private mutating func writeBaseline(of state: CheckState) -> [String] {
    let path = baselinePath ?? Baseline.defaultFileName
    let findings = state.findings.filter { request.includesNotes || $0.severity != .note }
    let baseline = state.known.baseline(of: findings)
    do throws(FileSystemError) {
      if let old = try? fileSystem.read(path) {
        var ignored = DiagnosticEngine()
        guard Baseline.read(SourceFile(path: path, bytes: old), diagnostics: &ignored) != nil else {
          throw FileSystemError(reason: "it is no list of known findings, and is left alone")
        }
      }
      try fileSystem.update(path, with: Array(baseline.text.utf8))
      let isConfigured = request.baselineFile == nil && !configuredBaselines.isEmpty
      return [
        "\(findings.count.counted("finding")) written to '\(path)' as known"
          + (isConfigured ? "" : "; pass --baseline \(path), or name it in \(Configuration.fileName)")
      ]
    } catch {
      diagnostics.report(Diagnostic(.unwritableOutput, "cannot write '\(path)': \(error.reason)", at: nil))
      return []
    }
  }

  private mutating func noteOutdatedBaseline(of state: CheckState) {
    guard let path = baselinePath, state.outdatedCount > 0 else { return }
    diagnostics.report(
      Diagnostic(
        .outdatedBaseline, severity: .note,
        "\(state.outdatedCount.counted("finding")) of '\(path)' \(state.outdatedCount == 1 ? "does" : "do") not occur any more",
        at: nil, hint: "write it anew with --write-baseline"))
  }

  // MARK: Results

  private func coverage(of state: CheckState) -> String {
    switch request.coverage {
    case .none: ""
    case .table: CoverageTable(state.localizations.map(\.coverage)).text
    case .json: CoverageTable(state.localizations.map(\.coverage)).json.text(.indented) + "\n"
    }
  }

  private func lastLine(of state: CheckState) -> String {
    let counts = DiagnosticSummary(diagnostics.diagnostics)
    var line = "looked at \(state.files.description)"
    line += ": \(counts)"
    if state.knownCount > 0 { line += ", \(state.knownCount) known" }
    if counts.notes > 0, !request.includesNotes { line += " (--notes shows the notes)" }
    return line
  }

  private func exitStatus(failed: Bool) -> Int32 {
    if failed { return ExitStatus.failure }
    let unreadable: Set<DiagnosticID> = [.unreadableInput, .inputTooLarge]
    if diagnostics.diagnostics.contains(where: { unreadable.contains($0.id) && $0.severity == .error }) {
      return ExitStatus.unreadableInput
    }
    return diagnostics.hasErrors ? ExitStatus.findings : ExitStatus.success
  }
}

extension RuleSettings {
  /// The settings of a command line; later ones win.
  init(_ settings: [CheckRequest.RuleSetting]) {
    self.init(
      severities: Dictionary(
        settings.compactMap { setting in RuleSeverity(rawValue: setting.level.rawValue).map { (setting.slug, $0) } },
        uniquingKeysWith: { $1 }))
  }
}
