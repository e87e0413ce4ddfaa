internal import HandlerBackend
internal import IntentSemantics
internal import SourceDiagnostics

extension Compiler {
  /// Writes handlers for the custom intents of definitions and for intents of the system, and what an extension needs
  /// around them.
  public func scaffold(_ request: ScaffoldRequest) -> CommandOutcome {
    var diagnostics = DiagnosticEngine()
    let paths = InputSearch().definitions(at: request.inputs, diagnostics: &diagnostics)
    let definitions = definitions(at: paths, diagnostics: &diagnostics)
    let generation = Generation(definitions: definitions, options: options)
    diagnostics.report(contentsOf: generation.diagnostics)
    guard !diagnostics.hasErrors,
      let handlerOptions = request.options.handlerOptions(
        usesSendableCompletions: options.usesSendableCompletions,
        diagnostics: &diagnostics)
    else { return CommandOutcome(report: DiagnosticReport(diagnostics), output: "", summary: nil, inputs: paths) }
    let backend = HandlerBackend(options: handlerOptions)
    let programs = definitions.compactMap(\.program)
    let handlers =
      request.options.parts.contains(.handlers)
      ? programs.flatMap { backend.files(of: $0, layout: request.options.layout) }
        + backend.files(of: request.systemIntents, programs) : []
    Self.reportRepeats(in: handlers, to: &diagnostics)
    let parts = ScaffoldedParts(
      around: backend.handledIntents(
        of: programs, system: backend.systemHandlers(of: request.systemIntents, programs)),
      of: programs, backend: backend, options: request.options, directory: request.outputDirectory,
      diagnostics: &diagnostics)
    let plan = OutputPlan(files: handlers + parts.files, directory: request.outputDirectory, marks: [])
    plan.reportObstacles(overwritesForeignFiles: false, to: &diagnostics)
    guard !diagnostics.hasErrors, let written = plan.write(diagnostics: &diagnostics) else {
      return CommandOutcome(report: DiagnosticReport(diagnostics), output: "", summary: nil, inputs: paths)
    }
    return CommandOutcome(
      report: DiagnosticReport(diagnostics), output: "",
      summary: "\(written.counted("file")) written to '\(request.outputDirectory)'", inputs: paths)
  }

  /// Reports the files that would be written twice, for a definition's intent and for one of the system.
  private static func reportRepeats(in files: [GeneratedFile], to diagnostics: inout DiagnosticEngine) {
    var known: Set<String> = []
    for file in files where !known.insert(file.name.lowercased()).inserted {
      diagnostics.report(
        Diagnostic(
          .unwritableOutput, "two handlers would be written to '\(file.name)'", at: nil,
          hint: "scaffold the definition and the system's intents with different '--handler-name' patterns"))
    }
  }
}
