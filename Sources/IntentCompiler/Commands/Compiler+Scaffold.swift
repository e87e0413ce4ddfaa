internal import HandlerBackend
internal import IntentSemantics
internal import SourceDiagnostics

extension Compiler {
  /// Writes handlers for the custom intents of definitions and for intents of the system, and keeps those in step that
  /// are there.
  ///
  /// An error, or an obstacle in the way of a file, leaves every file as it is.
  public func scaffold(_ request: ScaffoldRequest) -> CommandOutcome {
    var diagnostics = DiagnosticEngine()
    guard
      let options = options.withPrefix(
        request.classPrefix, orConfiguredFor: request.inputs, file: request.configurationFile,
        isUsed: request.usesConfiguration, diagnostics: &diagnostics)
    else {
      return .misuse(diagnostics)
    }
    return Compiler(options: options).scaffold(request, diagnostics)
  }

  private func scaffold(_ request: ScaffoldRequest, _ diagnostics: DiagnosticEngine) -> CommandOutcome {
    var diagnostics = diagnostics
    let paths = InputSearch().definitions(at: request.inputs, diagnostics: &diagnostics)
    let definitions = definitions(at: paths, diagnostics: &diagnostics)
    let generation = Generation(definitions: definitions, options: options)
    diagnostics.report(contentsOf: generation.diagnostics)
    if options.language == .objectiveC, request.options.layout == .single {
      diagnostics.report(
        Diagnostic(
          .invalidConfiguration,
          "handlers in Objective-C cannot be in one file: each is a header and an implementation file", at: nil,
          hint: "leave the layout out, or choose Swift"))
    }
    var search = HandlerSourceSearch(byteLimit: options.limits.byteCount)
    let sources = search.sources(output: request.outputDirectory, paths: request.sources)
    diagnostics.report(contentsOf: search.diagnostics)
    guard !diagnostics.hasErrors,
      let handlerOptions = request.options.handlerOptions(
        usesSendableCompletions: options.usesSendableCompletions,
        diagnostics: &diagnostics)
    else {
      return CommandOutcome(report: DiagnosticReport(diagnostics), output: "", summary: nil, inputs: paths)
    }
    let run = ScaffoldRun(
      request: request, in: options.language, programs: definitions.compactMap(\.program), sources: sources,
      options: handlerOptions)
    return run.outcome(inputs: paths + sources.paths, diagnostics)
  }
}
