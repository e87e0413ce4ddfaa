internal import HandlerBackend
internal import IntentSemantics
internal import SourceDiagnostics
internal import SwiftSourceReader

/// One run of the scaffolder, from what was read to an outcome.
struct ScaffoldRun {
  private let request: ScaffoldRequest
  private let options: HandlerOptions
  private let backend: HandlerBackend
  private let survey: HandlerSurvey

  /// A run over definitions and the sources of an app.
  init(request: ScaffoldRequest, programs: [IntentProgram], sources: SwiftSources, options: HandlerOptions) {
    self.request = request
    self.options = options
    backend = HandlerBackend(options: options)
    survey = HandlerSurvey(
      backend.wantedHandlers(of: programs, and: request.systemIntents), in: sources,
      intentClasses: Set(programs.flatMap { $0.intents.map(\.className) }))
  }

  /// Does what was asked for.
  ///
  /// - Parameters:
  ///   - inputs: The paths of the files that were read.
  ///   - diagnostics: What was found so far, without errors.
  /// - Returns: The outcome.
  func outcome(inputs: [String], _ diagnostics: DiagnosticEngine) -> CommandOutcome {
    var diagnostics = diagnostics
    let demand = HandlerDemand(includesOptional: request.expectsOptionalMethods, backend: backend)
    let update = request.updatesHandlers ? HandlerUpdate(of: survey, demand: demand, options: options) : nil
    reportHandlers(demand, to: &diagnostics)
    if let update { diagnostics.report(contentsOf: update.diagnostics) }
    let plan = newFiles(to: &diagnostics)
    let changes = FileChanges(creating: plan, updating: update?.contents ?? [:], of: survey.sources)
    let counts = ScaffoldSummary(survey, demand: demand, newFileCount: plan.files.count, update: update)
    var output = ""
    if !diagnostics.hasErrors {
      switch request.mode {
      case .check: break
      case .preview: output = changes.difference
      case .write: write(changes, diagnostics: &diagnostics)
      }
    }
    return CommandOutcome(
      report: DiagnosticReport(diagnostics), output: output,
      summary: diagnostics.hasErrors ? nil : counts.text(for: request), inputs: inputs)
  }

  private func write(_ changes: FileChanges, diagnostics: inout DiagnosticEngine) {
    do {
      try changes.write()
    } catch {
      diagnostics.report(
        Diagnostic(.unwritableOutput, "cannot write '\(error.path)': \(error.reason)", at: nil))
    }
  }

  // MARK: Handlers that are there

  private func reportHandlers(_ demand: HandlerDemand, to diagnostics: inout DiagnosticEngine) {
    let isCheck = request.mode == .check
    let findings = HandlerFindings(demand: demand, severity: isCheck ? .error : .warning)
    for entry in survey.entries {
      findings.report(entry, isMended: request.updatesHandlers, to: &diagnostics)
    }
    guard isCheck else { return }
    // The advice is the same for every intent.
    var hint: String? = "scaffold it without '--check'"
    for wanted in survey.new {
      diagnostics.report(
        Diagnostic(.missingHandler, "no handler for '\(wanted.className)'", at: wanted.location, hint: hint))
      hint = nil
    }
  }

  // MARK: New handlers

  /// The files for the intents that nothing handles, each of which must have a place.
  private func newFiles(to diagnostics: inout DiagnosticEngine) -> OutputPlan {
    let files = HandlerFiles(layout: request.options.layout, directory: request.outputDirectory, backend: backend)
      .files(for: survey.new)
    Self.reportRepeats(in: files, to: &diagnostics)
    let plan = OutputPlan(files: files, directory: request.outputDirectory, marks: [])
    if request.mode != .check {
      plan.reportObstacles(
        hint: "move it away, choose another folder, or call handlers otherwise with '--handler-name'", to: &diagnostics)
    }
    return plan
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

extension FileChanges {
  /// The changes of a run: new files, and new contents of sources by their paths.
  fileprivate init(creating plan: OutputPlan, updating contents: [String: [UInt8]], of sources: SwiftSources) {
    self.init()
    for file in plan.files where file.state != .unchanged {
      create(plan.path(of: file), with: file.bytes)
    }
    for file in sources.files {
      if let bytes = contents[file.source.path] { replace(file.source, with: bytes) }
    }
  }
}
