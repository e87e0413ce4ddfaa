internal import HandlerBackend
internal import IntentSemantics
internal import ObjectiveCBackend
internal import SiriKitInterface
internal import SourceDiagnostics

extension Compiler {
  /// Writes handlers for the custom intents of definitions in memory, as they are on the first day.
  ///
  /// - Parameters:
  ///   - sources: The definitions of one module; two of them may not declare the same name.
  ///   - options: How the handlers are written.
  /// - Returns: The files, or none when the report has errors.
  public func handlers(
    for sources: [DefinitionSource], options: ScaffoldOptions = ScaffoldOptions()
  ) -> CompilationResult {
    handlers(for: sources, options: options) { backend, programs in
      guard self.options.language == .objectiveC, let names = HandlerNamePattern(options.handlerName) else {
        return programs.flatMap { backend.files(of: $0, layout: options.layout) }
      }
      let backend = ObjectiveCHandlerBackend(names: names, usesSections: options.usesSections)
      return programs.flatMap { program in
        backend.handledIntents(of: program).flatMap { program.files(handling: $0, with: backend) }
      }
    }
  }

  /// Writes handlers for the system intents that definitions customise, as they are on the first day.
  ///
  /// - Parameters:
  ///   - sources: The definitions of one module; two of them may not declare the same name.
  ///   - options: How the handlers are written; each has a file of its own.
  /// - Returns: The files, or none when the report has errors.
  public func systemHandlers(
    for sources: [DefinitionSource], options: ScaffoldOptions = ScaffoldOptions()
  ) -> CompilationResult {
    handlers(for: sources, options: options) { backend, programs in
      guard self.options.language == .objectiveC else { return backend.files(of: .none, programs) }
      let objectiveC = ObjectiveCHandlerBackend(names: backend.names)
      return backend.systemHandlers(of: .none, programs).flatMap { unit in
        WantedHandler(unit, programs: programs).files(with: objectiveC)
      }
    }
  }

  /// Writes what is around the handlers of the custom intents of definitions, and of the system intents that these
  /// customise, as it is on the first day.
  ///
  /// - Parameters:
  ///   - sources: The definitions of one module; two of them may not declare the same name.
  ///   - options: The parts that are wanted, which `handlers` is none of here, and how they are written.
  /// - Returns: The files, or none when the report has errors. Parts that no intent has a use for are left out.
  public func extensionFiles(
    for sources: [DefinitionSource], options: ScaffoldOptions = ScaffoldOptions()
  ) -> CompilationResult {
    handlers(for: sources, options: options) { backend, programs in
      let content = backend.extensionContent(of: programs, system: backend.systemHandlers(of: .none, programs))
      let parts = options.parts ?? ScaffoldOptions.Part.standard
      let isInSwift = self.options.language == .swift
      let lists = BundlePropertyLists(
        intents: content, host: options.host, principalClass: ExtensionTypes.dispatcher, isInSwift: isInSwift,
        isViewInSwift: isInSwift)
      guard !isInSwift else {
        return backend.files(around: content, parts: parts, host: options.host) + lists.files(for: parts)
      }
      let objectiveC = ObjectiveCHandlerBackend(names: backend.names)
      return objectiveC.files(
        around: content, parts: parts, host: options.host, handlers: objectiveC.dispatches(of: content))
        + lists.files(for: parts)
    }
  }

  private func handlers(
    for sources: [DefinitionSource], options: ScaffoldOptions,
    files: (HandlerBackend, [IntentProgram]) -> [GeneratedFile]
  ) -> CompilationResult {
    let front = FrontEnd(options: self.options)
    let definitions = sources.map { front.definition(of: $0) }
    let generation = Generation(definitions: definitions, options: self.options)
    var diagnostics = generation.diagnostics
    guard
      let handlerOptions = options.handlerOptions(
        usesSendableCompletions: self.options.usesSendableCompletions, diagnostics: &diagnostics),
      !diagnostics.hasErrors
    else { return CompilationResult(files: [], report: DiagnosticReport(diagnostics)) }
    return CompilationResult(
      files: files(HandlerBackend(options: handlerOptions), definitions.compactMap(\.program)),
      report: DiagnosticReport(diagnostics))
  }
}

extension HandlerBackend {
  /// The files of a program's handlers where none is there yet.
  func files(of program: IntentProgram, layout: ScaffoldOptions.Layout) -> [GeneratedFile] {
    let units = handlers(of: program)
    switch layout {
    case .perHandler:
      return units.map { GeneratedFile(name: $0.fileName, bytes: render([$0], in: program)) }
    case .single:
      return units.isEmpty ? [] : [GeneratedFile(name: program.handlerFileName, bytes: render(units, in: program))]
    }
  }
}
