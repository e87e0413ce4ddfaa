internal import HandlerBackend
internal import HandlerSources
internal import IntentSemantics
internal import ObjectiveCBackend
internal import SourceDiagnostics
internal import SwiftSourceReader

/// One run of the scaffolder, from what was read to an outcome.
struct ScaffoldRun {
  private let request: ScaffoldRequest
  private let options: HandlerOptions
  private let language: OutputLanguage
  private let backend: HandlerBackend
  private let objectiveC: ObjectiveCHandlerBackend
  private let survey: HandlerSurvey
  private let parts: ScaffoldedParts

  /// A run over definitions and the sources of an app, whose new files are in a language.
  init(
    request: ScaffoldRequest, in language: OutputLanguage, programs: [IntentProgram], sources: WrittenSources,
    options: HandlerOptions
  ) {
    self.request = request
    self.options = options
    self.language = language
    objectiveC = ObjectiveCHandlerBackend(names: options.names, usesSections: options.usesSections)
    backend = HandlerBackend(options: options)
    survey = HandlerSurvey(
      backend.wantedHandlers(of: programs, and: request.systemIntents), in: sources,
      intentClasses: Set(programs.flatMap { $0.intents.map(\.className) }))
    parts = ScaffoldedParts(
      request.options, in: language, of: programs, around: survey, backend: backend,
      systemIntents: request.systemIntents)
  }

  /// Does what was asked for.
  ///
  /// - Parameters:
  ///   - inputs: The paths of the files that were read.
  ///   - diagnostics: What was found so far, without errors.
  /// - Returns: The outcome.
  func outcome(inputs: [String], _ diagnostics: DiagnosticEngine) -> CommandOutcome {
    var diagnostics = diagnostics
    let reviews = includesHandlers ? reviews(of: survey) : []
    let objectiveCReviews = includesHandlers ? objectiveCReviews(of: survey) : []
    if includesHandlers {
      reportHandlers(reviews, objectiveCReviews, to: &diagnostics)
      reportOtherIsolation(to: &diagnostics)
    }
    var dispatch = DispatcherUpdate.none
    var objectiveCDispatch = ObjectiveCDispatcherUpdate.none
    if includesHandlers || parts.wanted.contains(.extension) {
      let forgotten = parts.forgotten
      let update = parts.update(for: forgotten, with: backend)
      if request.updatesHandlers {
        dispatch = update
        objectiveCDispatch = parts.objectiveCUpdate(for: forgotten)
      }
      parts.reportForgotten(
        forgotten, besides: update, with: backend, isMending: request.updatesHandlers,
        severity: request.mode == .check ? .error : .warning, to: &diagnostics)
    }
    var contents: [String: [UInt8]] = [:]
    if request.updatesHandlers {
      contents = update(reviews, dispatch, diagnostics: &diagnostics)
      contents.merge(update(objectiveCReviews, objectiveCDispatch, diagnostics: &diagnostics)) { own, _ in own }
    }
    let (plan, kept) = newFiles(to: &diagnostics)
    let reminder = includesHandlers ? reportUnlisted(besides: plan.files.map(\.name), to: &diagnostics) : nil
    let changes = FileChanges(creating: plan, updating: contents, of: survey.files)
    let summary = ScaffoldSummary(
      includesHandlers ? survey.entries : [], reviews + objectiveCReviews, newFileCount: plan.files.count,
      isUpdate: request.updatesHandlers, updatedDispatcher: dispatch.dispatcher?.name.value ?? objectiveCDispatch.name,
      kept: kept,
      remarks: [reminder, parts.bridgingReminder(for: dispatch.classNames.union(newClassNames))].compactMap(\.self)
        + parts.uselessParts + parts.partsWithoutSystemIntents)
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
      summary: diagnostics.hasErrors ? nil : summary.text(for: request), inputs: inputs)
  }

  /// The classes of the intents that get a new handler.
  private var newClassNames: [String] {
    includesHandlers && request.mode != .check ? survey.new.map(\.className) : []
  }

  /// Whether the run is about handlers at all.
  private var includesHandlers: Bool { parts.wanted.contains(.handlers) }

  private func write(_ changes: FileChanges, diagnostics: inout DiagnosticEngine) {
    do {
      try changes.write()
    } catch {
      diagnostics.report(
        Diagnostic(.unwritableOutput, "cannot write '\(error.path)': \(error.reason)", at: nil))
    }
  }

  // MARK: Handlers that are there

  private func reviews(of survey: HandlerSurvey) -> [HandlerReview] {
    survey.entries.flatMap { entry in
      entry.handlers.map { handler in
        HandlerReview(
          handler, of: entry.wanted, in: survey.sources, backend: backend,
          expectsOptional: request.expectsOptionalMethods)
      }
    }
  }

  private func objectiveCReviews(of survey: HandlerSurvey) -> [ObjectiveCHandlerReview] {
    survey.entries.flatMap { entry in
      entry.objectiveCHandlers.map { handler in
        ObjectiveCHandlerReview(
          handler, of: entry.wanted, backend: objectiveC, expectsOptional: request.expectsOptionalMethods)
      }
    }
  }

  /// The new contents of the files with handlers in Objective-C that lack something, by their paths, with the same proof
  /// as for those in Swift.
  private func update(
    _ reviews: [ObjectiveCHandlerReview], _ dispatch: ObjectiveCDispatcherUpdate, diagnostics: inout DiagnosticEngine
  ) -> [String: [UInt8]] {
    let update = ObjectiveCHandlerUpdate(
      of: reviews, in: survey.objectiveC.index, backend: objectiveC, dispatch: dispatch)
    diagnostics.report(contentsOf: update.diagnostics)
    guard !update.contents.isEmpty else { return [:] }
    for review in objectiveCReviews(of: survey.replacing(update.contents)) where review.isMendable {
      reportUnmended(review.handler.className, at: review.handler.conformance, to: &diagnostics)
    }
    return update.contents
  }

  private func reportUnmended(_ name: String, at location: SourceLocation, to diagnostics: inout DiagnosticEngine) {
    diagnostics.report(
      Diagnostic(.unwritableOutput, "cannot add what '\(name)' lacks", at: location, hint: "write it by hand"))
  }

  /// The new contents of the files with handlers that lack something, by their paths; none where one cannot be updated.
  ///
  /// The handlers are looked for anew in the new contents, and must lack nothing any more.
  private func update(
    _ reviews: [HandlerReview], _ dispatch: DispatcherUpdate, diagnostics: inout DiagnosticEngine
  ) -> [String: [UInt8]] {
    let update = HandlerUpdate(of: reviews, in: survey.sources, options: options, dispatch: dispatch)
    diagnostics.report(contentsOf: update.diagnostics)
    guard !update.contents.isEmpty else { return [:] }
    for review in self.reviews(of: survey.replacing(update.contents)) where review.isMendable {
      reportUnmended(
        review.handler.type.declaration.name.value, at: review.handler.conformance, to: &diagnostics)
    }
    return update.contents
  }

  private func reportHandlers(
    _ reviews: [HandlerReview], _ objectiveCReviews: [ObjectiveCHandlerReview], to diagnostics: inout DiagnosticEngine
  ) {
    let isCheck = request.mode == .check
    var findings = HandlerFindings(severity: isCheck ? .error : .warning, isMending: request.updatesHandlers)
    for entry in survey.entries { findings.report(entry) }
    for review in reviews { findings.report(review) }
    for review in objectiveCReviews { findings.report(review) }
    let forsaken = parts.forsakenIntents
    findings.report(forsaken)
    diagnostics.report(contentsOf: findings.diagnostics)
    guard isCheck else { return }
    // The advice is the same for every intent.
    var hint: String? = "scaffold it without '--check'"
    let prefix = forsaken.otherPrefix
    for wanted in survey.new where prefix?.explains(wanted.className) != true {
      diagnostics.report(
        Diagnostic(.missingHandler, "no handler for '\(wanted.className)'", at: wanted.location, hint: hint))
      hint = nil
    }
  }

  /// Reports handlers that would belong to the main actor while their protocols belong to no actor: the compiler refuses
  /// some of their methods and warns of others.
  private func reportOtherIsolation(to diagnostics: inout DiagnosticEngine) {
    guard request.mode != .check, request.options.isolation == .mainActor else { return }
    let names = Set(survey.new.flatMap(\.intent.protocolNames))
    let declarations = survey.sources.generated + survey.sources.index.types.map(\.declaration)
    let found = declarations.first { declaration in
      declaration.kind == .protocol && names.contains(declaration.name.value)
        && declaration.modifiers.contains("nonisolated")
    }
    guard let found else { return }
    diagnostics.report(
      Diagnostic(
        .unwritableOutput,
        "'\(found.name.value)' was generated with '--nonisolated', so that no handler of the main actor conforms to it",
        at: found.location, hint: "scaffold with '--isolation nonisolated', or generate without '--nonisolated'"))
  }

  // MARK: New files

  /// The files for the intents that nothing handles, each of which must have a place, and for what is around them, of
  /// which some are there.
  private func newFiles(to diagnostics: inout DiagnosticEngine) -> (plan: OutputPlan, kept: [String]) {
    var files: [GeneratedFile] = []
    if includesHandlers {
      files = handlerFiles.files(for: survey.new)
      reportRepeats(in: files, to: &diagnostics)
      reportGeneratedNames(to: &diagnostics)
    }
    var kept: [String] = []
    if request.mode != .check {
      let around = parts.files(in: request.outputDirectory, backend: backend, diagnostics: &diagnostics)
      files += around.new
      kept = (includesHandlers ? handlerFiles.filesInUse(by: survey.new) : []) + around.kept
    }
    let plan = OutputPlan(files: files, directory: request.outputDirectory, marks: [])
    if request.mode != .check {
      plan.reportObstacles(
        hint: "move it away, choose another folder, or call handlers otherwise with '--handler-name'", to: &diagnostics)
    }
    return (plan, kept)
  }

  /// Reports the intents that a property list in the folder lacks.
  ///
  /// - Parameters:
  ///   - newFiles: The names of the files that are written.
  ///   - diagnostics: Receives the finding.
  /// - Returns: What a property list elsewhere has to name; nil where nothing is to be said of it.
  private func reportUnlisted(besides newFiles: [String], to diagnostics: inout DiagnosticEngine) -> String? {
    guard let unlisted = parts.unlistedIntents(in: request.outputDirectory, besides: newFiles),
      !unlisted.classNames.isEmpty
    else { return nil }
    let names = unlisted.classNames.quotedList
    guard let location = unlisted.location else {
      return request.mode == .check ? nil : "to be listed as '\(unlisted.key)' in the Info.plist: \(names)"
    }
    diagnostics.report(
      Diagnostic(
        .missingIntentsSupported, severity: request.mode == .check ? .error : .warning,
        "'\(unlisted.key)' does not list \(names)", at: location,
        hint: "the system asks only about what is listed, here and in the Info.plist of the bundle"))
    return nil
  }

  /// Reports new handlers that would be called like something in the generated code.
  private func reportGeneratedNames(to diagnostics: inout DiagnosticEngine) {
    for wanted in survey.new where parts.generatedNames.contains(wanted.name) {
      diagnostics.report(
        Diagnostic(
          .invalidIdentifier,
          "the handler of '\(wanted.className)' would be called '\(wanted.name)', as a generated type is",
          at: wanted.location, hint: "call handlers otherwise with '--handler-name'"))
    }
  }

  /// Reports the files that would be written twice: for a definition's intent and for one of the system, or for two
  /// definitions of one name.
  private func reportRepeats(in files: [GeneratedFile], to diagnostics: inout DiagnosticEngine) {
    let shared = request.options.layout == .single ? Set(survey.new.compactMap(\.custom?.program.handlerFileName)) : []
    var known: Set<String> = []
    for file in files where !known.insert(file.name.lowercased()).inserted {
      let isShared = shared.contains(file.name)
      diagnostics.report(
        Diagnostic(
          .unwritableOutput,
          "\(isShared ? "the handlers of two definitions" : "two handlers") would be written to '\(file.name)'",
          at: nil,
          hint: isShared
            ? "scaffold the definitions into different folders, or with '--layout per-handler'"
            : "scaffold the definition and the system's intents with different '--handler-name' patterns"))
    }
  }

  private var handlerFiles: HandlerFiles {
    HandlerFiles(
      layout: request.options.layout, directory: request.outputDirectory, backend: backend,
      objectiveC: language == .objectiveC ? objectiveC : nil)
  }
}

extension FileChanges {
  /// The changes of a run: new files, and new contents of sources by their paths.
  fileprivate init(creating plan: OutputPlan, updating contents: [String: [UInt8]], of sources: [SourceFile]) {
    self.init()
    for file in plan.files where file.state != .unchanged {
      create(plan.path(of: file), with: file.bytes)
    }
    for file in sources {
      if let bytes = contents[file.path] { replace(file, with: bytes) }
    }
  }
}
