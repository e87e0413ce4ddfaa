internal import IntentRules
internal import SourceDiagnostics

extension Compiler {
  /// Runs the rules over files in memory, as `intentc check` does over those of a project.
  ///
  /// What a file is follows from its name: definitions, tables of translations (which belong to the definition of that name
  /// in the folder above their language folder), vocabularies, `Info.plist` files, entitlements, Xcode projects and sources.
  /// A file that no rule has a use for is passed over.
  ///
  /// - Parameters:
  ///   - files: The definitions, and what lies around them; their paths need not exist.
  ///   - migrated: Swift files with App Intents that take the place of intents, and tables of their phrases.
  ///   - configuration: An `intentc.json` with severities, languages and exclusions, whose folder its patterns start from; a
  ///     list of known findings that it names is not read. Nil for none.
  /// - Returns: The findings, sorted by file and place.
  public func check(
    _ files: [DefinitionSource], migrated: [DefinitionSource] = [], configuration: DefinitionSource? = nil
  ) -> DiagnosticReport {
    var diagnostics = DiagnosticEngine()
    let configuration = Self.configuration(configuration, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors else { return DiagnosticReport(diagnostics) }
    var policy = CheckPolicy(configurations: [configuration], commandLine: RuleSettings(), isStrict: false)
    let folder = configuration.path?.directoryOfPath ?? ""
    for file in files + migrated {
      policy.relativePaths[file.path] =
        !folder.isEmpty && file.path.hasPrefix(folder + "/") ? String(file.path.dropFirst(folder.count + 1)) : file.path
    }
    func wanted(_ files: [DefinitionSource]) -> [SourceFile] {
      files.filter { file in
        !configuration.excluded.contains { $0.matches(policy.relativePaths[file.path] ?? file.path) }
      }.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    }
    var options = options
    options.classPrefix = configuration.generation.classPrefix ?? options.classPrefix
    let state = CheckState(
      files: CheckedFiles(wanted(files), migrated: wanted(migrated)),
      checker: Checker(options: options, languages: configuration.languages, runs: { [policy] in policy.runs($0) }),
      policy: policy, baseline: KnownFindings(baseline: Baseline(), folder: "/"))
    for finding in state.findings { diagnostics.report(finding) }
    return DiagnosticReport(diagnostics)
  }
}
