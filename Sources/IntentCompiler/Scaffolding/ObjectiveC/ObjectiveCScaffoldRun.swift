internal import HandlerBackend
internal import IntentSemantics
internal import ObjectiveCBackend
internal import SiriKitInterface
internal import SourceDiagnostics

/// One run of the scaffolder that writes Objective-C.
///
/// Handlers that are there are known by the protocol that they adopt, and are left alone: what is in them is not read.
struct ObjectiveCScaffoldRun {
  private let request: ScaffoldRequest
  private let programs: [IntentProgram]
  private let options: HandlerOptions
  private let backend: ObjectiveCHandlerBackend
  private let search: ObjectiveCHandlerSearch

  /// A run over definitions and what a search has found.
  init(
    request: ScaffoldRequest, programs: [IntentProgram], options: HandlerOptions, search: ObjectiveCHandlerSearch
  ) {
    self.request = request
    self.programs = programs
    self.options = options
    self.search = search
    backend = ObjectiveCHandlerBackend(names: options.names)
  }

  /// Does what was asked for.
  ///
  /// - Parameters:
  ///   - inputs: The paths of the files that were read.
  ///   - diagnostics: What was found so far, without errors.
  /// - Returns: The outcome.
  func outcome(inputs: [String], _ diagnostics: DiagnosticEngine) -> CommandOutcome {
    var diagnostics = diagnostics
    Self.reportLimits(of: request, to: &diagnostics)
    var kept: [String] = []
    var changes = FileChanges()
    var count = 0
    if request.mode == .check {
      reportMissing(to: &diagnostics)
    } else if !diagnostics.hasErrors {
      let files = files.filter { file in
        let path = request.outputDirectory.appending(pathComponent: file.name)
        // What is around handlers is written once; a handler's file that is in the way is an obstacle.
        guard !isHandlerFile(file.name), FileSystem().resolvedKind(of: path) == .file else { return true }
        kept.append(path)
        return false
      }
      let plan = OutputPlan(files: files, directory: request.outputDirectory, marks: [])
      plan.reportObstacles(
        hint: "move it away, choose another folder, or call handlers otherwise with '--handler-name'", to: &diagnostics)
      for file in plan.files where file.state != .unchanged {
        changes.create(plan.path(of: file), with: file.bytes)
        count += 1
      }
    }
    var output = ""
    if !diagnostics.hasErrors {
      switch request.mode {
      case .check: break
      case .preview: output = changes.difference
      case .write:
        do {
          try changes.write()
        } catch {
          diagnostics.report(
            Diagnostic(.unwritableOutput, "cannot write '\(error.path)': \(error.reason)", at: nil))
        }
      }
    }
    return CommandOutcome(
      report: DiagnosticReport(diagnostics), output: output,
      summary: diagnostics.hasErrors ? nil : summary(count, kept), inputs: inputs)
  }

  // MARK: What is asked for

  /// Reports what there is for handlers in Swift only.
  private static func reportLimits(of request: ScaffoldRequest, to diagnostics: inout DiagnosticEngine) {
    var words: [String] = []
    if request.systemIntents != .none { words.append("handlers of the system's intents") }
    if request.updatesHandlers { words.append("updates of handlers") }
    if request.options.layout == .single { words.append("all handlers in one file") }
    if request.options.usesSections { words.append("options in sections") }
    for part in [ScaffoldOptions.Part.ui, .donations, .shortcuts] where request.options.parts?.contains(part) == true {
      words.append("the part '\(part.rawValue)'")
    }
    for word in words {
      diagnostics.report(
        Diagnostic(
          .invalidConfiguration, "\(word) cannot be had in Objective-C", at: nil, hint: "leave it out, or choose Swift")
      )
    }
  }

  private var parts: Set<ScaffoldOptions.Part> {
    request.options.parts ?? (isUnderWay ? [.handlers] : ScaffoldOptions.Part.standard)
  }

  /// Whether a handler is there already.
  private var isUnderWay: Bool {
    programs.contains { backend.handledIntents(of: $0).contains { search.adopted[$0.handlingProtocolName] != nil } }
  }

  private func newIntents(of program: IntentProgram) -> [Intent] {
    backend.handledIntents(of: program).filter { search.adopted[$0.handlingProtocolName] == nil }
  }

  private func reportMissing(to diagnostics: inout DiagnosticEngine) {
    // The advice is the same for every intent.
    var hint: String? = "scaffold it without '--check'"
    for program in programs {
      for intent in newIntents(of: program) {
        diagnostics.report(
          Diagnostic(
            .missingHandler, "no handler for '\(intent.className)'",
            at: SourceLocation(file: program.source, range: intent.range), hint: hint))
        hint = nil
      }
    }
  }

  // MARK: Files

  private var files: [GeneratedFile] {
    var files: [GeneratedFile] = []
    if parts.contains(.handlers) {
      for program in programs {
        files += newIntents(of: program).flatMap { Self.files(handling: $0, in: program, backend) }
      }
    }
    let content = HandlerBackend(options: options).extensionContent(of: programs, system: [], handlerNames: [:])
    if parts.contains(.extension), !content.isEmpty {
      for kind in ObjectiveCBackend.FileKind.allCases {
        files.append(
          GeneratedFile(
            name: ObjectiveCBackend.fileName(of: ObjectiveCHandlerBackend.dispatcherName, kind),
            bytes: backend.renderDispatcher(kind, over: programs, isExtension: request.options.host == .extension)))
      }
    }
    if parts.contains(.infoPlist) {
      let lists = BundlePropertyLists(
        intents: content, host: request.options.host, principalClass: ObjectiveCHandlerBackend.dispatcherName,
        isInSwift: false)
      if request.options.host == .extension, !content.isEmpty { files.append(lists.handlerExtension) }
      files += lists.app.map { [$0] } ?? []
    }
    return files
  }

  /// The two files of a handler.
  static func files(
    handling intent: Intent, in program: IntentProgram, _ backend: ObjectiveCHandlerBackend
  ) -> [GeneratedFile] {
    ObjectiveCBackend.FileKind.allCases.map { kind in
      GeneratedFile(
        name: ObjectiveCBackend.fileName(of: backend.handlerName(of: intent), kind),
        bytes: backend.render(handlerOf: intent, kind, in: program))
    }
  }

  private func isHandlerFile(_ name: String) -> Bool {
    !name.hasSuffix(".plist") && !name.hasPrefix(ObjectiveCHandlerBackend.dispatcherName + ".")
  }

  /// A line such as `4 files written to 'Intents'`, and what was left alone.
  private func summary(_ count: Int, _ kept: [String]) -> String {
    var parts: [String] = []
    if request.mode != .check, count > 0 {
      let verb = request.mode == .preview ? "to be written" : "written"
      parts.append("\(count.counted("file")) \(verb) to '\(request.outputDirectory)'")
    }
    let handled = programs.flatMap(backend.handledIntents).count { search.adopted[$0.handlingProtocolName] != nil }
    if handled > 0 { parts.append("\(handled.counted("handler")) there") }
    let nothing = request.mode == .check ? "no handlers" : "nothing to write"
    let line = parts.isEmpty ? nothing : parts.joined(separator: ", ")
    return kept.isEmpty ? line : line + "\nalready there, and left alone: \(kept.quotedList)"
  }
}
