internal import HandlerBackend
internal import HandlerSources
internal import IntentSemantics
internal import ObjectiveCBackend
internal import ObjectiveCSourceReader
internal import SiriKitInterface
internal import SourceDiagnostics
internal import SwiftSourceReader

/// The parts around the handlers, as a run finds and makes them.
struct ScaffoldedParts {
  /// The parts that are wanted.
  let wanted: Set<ScaffoldOptions.Part>

  /// Who is asked to handle the intents.
  private let host: ScaffoldOptions.Host

  /// The intents, with the names of the handlers that there are or will be.
  private let content: ExtensionContent

  /// The handlers.
  private let survey: HandlerSurvey

  /// The language of new files.
  private let language: OutputLanguage

  /// The classes in Swift that give intents to the handlers.
  private let dispatchers: DispatcherSurvey

  /// The classes in Objective-C that do.
  private let objectiveCDispatchers: ObjectiveCDispatcherSurvey

  /// The file names of the definitions.
  private let definitionNames: Set<String>

  /// What the generated code declares: nothing new can be called like it.
  let generatedNames: Set<String>

  /// The parts around the handlers of a survey.
  init(
    _ options: ScaffoldOptions, in language: OutputLanguage, of programs: [IntentProgram],
    around survey: HandlerSurvey, backend: HandlerBackend, systemIntents: SystemIntentSelection
  ) {
    self.language = language
    let isUnderWay = survey.new.count < survey.entries.count
    wanted = options.parts ?? (isUnderWay ? [.handlers] : ScaffoldOptions.Part.standard)
    host = options.host
    self.survey = survey
    dispatchers = DispatcherSurvey(of: survey, host: options.host)
    objectiveCDispatchers = ObjectiveCDispatcherSurvey(of: survey, host: options.host)
    definitionNames = Set(programs.map(\.definitionName))
    generatedNames = Set(programs.flatMap(\.declaredNames).map(\.name))
    let named = survey.entries.compactMap { entry in
      entry.handlerName.map { (entry.wanted.className, $0) }
    }
    content = backend.extensionContent(
      of: programs, system: backend.systemHandlers(of: systemIntents, programs),
      handlerNames: Dictionary(named) { first, _ in first })
  }

  /// The files that are not there yet, and the paths of those that are.
  ///
  /// - Parameters:
  ///   - directory: The folder for the files; those that it has are left alone, whatever is in them.
  ///   - backend: What writes them.
  ///   - diagnostics: Receives what stands in the way, as errors, and what is left alone, as notes.
  /// - Returns: The files, and the paths of what is left alone, each once.
  func files(
    in directory: String, backend: HandlerBackend, diagnostics: inout DiagnosticEngine
  ) -> (new: [GeneratedFile], kept: [String]) {
    let files = files(with: backend)
    let present = Set(files.map(\.name).filter { isFile($0, in: directory) })
    var kept: [String] = []
    let new = files.filter { file in
      let path = directory.appending(pathComponent: file.name)
      if let (name, location) = declaration(of: file) {
        // A header and its implementation are one class.
        if !file.name.hasSuffix(".m") {
          noteExisting("'\(name)' is there and is left alone", location, &diagnostics)
        }
        kept.append(location.file.path)
        return false
      }
      // A folder, or a link that leads nowhere, is an obstacle like any other.
      if present.contains(file.name) {
        let location = SourceLocation(file: SourceFile(path: path, bytes: []), range: .position(0))
        let other = files.first { $0.typeName == file.typeName && file.typeName != nil && !present.contains($0.name) }
        if let other {
          diagnostics.report(
            Diagnostic(
              .foreignOutput, "'\(other.name)' cannot be written: this file is there, and does not belong to it",
              at: location, hint: "move it away, choose another folder, or '--parts' without it"))
        } else {
          noteExisting("file is there and is left alone", location, &diagnostics)
        }
        kept.append(path)
        return false
      }
      reportTakenName(of: file, to: &diagnostics)
      return true
    }
    var known: Set<String> = []
    return (new, kept.filter { known.insert($0).inserted })
  }

  private func isFile(_ name: String, in directory: String) -> Bool {
    FileSystem().resolvedKind(of: directory.appending(pathComponent: name)) == .file
  }

  /// The files, whether they are there or not.
  private func files(with backend: HandlerBackend) -> [GeneratedFile] {
    let (swift, objectiveC) = (dispatchers.classes.first, objectiveCDispatchers.dispatchers.first)
    let principalClass = host == .extension ? swift?.qualifiedName ?? objectiveC?.name : nil
    let lists = BundlePropertyLists(
      intents: content, host: host, principalClass: principalClass ?? ExtensionTypes.dispatcher,
      isInSwift: swift != nil || (objectiveC == nil && language == .swift), isViewInSwift: language == .swift)
    let sources =
      switch language {
      case .swift: backend.files(around: content, parts: wanted, host: host)
      case .objectiveC:
        ObjectiveCHandlerBackend(names: backend.names).files(
          around: content, parts: wanted, host: host, handlers: dispatches(of: survey.entries))
      }
    return sources + lists.files(for: wanted)
  }

  /// How intents are given to handlers in Objective-C.
  private func dispatches(of entries: [HandlerSurvey.Entry]) -> [ObjectiveCHandlerBackend.Dispatch] {
    entries.map { entry in
      let name = entry.handlerName ?? entry.wanted.name
      let declared = survey.objectiveC.index.parts(of: name).first {
        $0.kind == .interface && $0.category == nil && $0.source.path.fileSuffix == "h"
      }
      let new = entry.handlerName == nil ? ObjectiveCBackend.fileName(of: name, .header) : nil
      return ObjectiveCHandlerBackend.Dispatch(
        intent: entry.wanted.className, handler: name, header: declared?.source.name ?? new,
        system: entry.wanted.system)
    }
  }

  /// The intents that property lists do not name yet.
  ///
  /// - Parameters:
  ///   - directory: The folder whose property lists are looked at.
  ///   - newFiles: The names of the new files; one that is a property list has all that there is.
  /// - Returns: The intents; nil where a new file names them.
  func unlistedIntents(in directory: String, besides newFiles: [String]) -> UnlistedIntents? {
    guard !newFiles.contains(where: { $0.hasSuffix(".plist") }) else { return nil }
    return UnlistedIntents(
      in: directory, wanted: content.handling.supported, added: Set(survey.new.map(\.className)), host: host)
  }

  /// The handlers that the classes which are there give no intent to; takes a search through the sources.
  ///
  /// Where there are classes of both languages, one of them may have what the other has not.
  var forgotten: [HandlerSurvey.Entry] {
    let forgotten = dispatchers.forgotten(in: survey)
    guard !objectiveCDispatchers.dispatchers.isEmpty else { return forgotten }
    let others = objectiveCDispatchers.forgotten(in: survey)
    if dispatchers.types.isEmpty { return others }
    let names = Set(others.map(\.wanted.className))
    return forgotten.filter { names.contains($0.wanted.className) }
  }

  /// The cases that the class lacks which gives intents to handlers.
  ///
  /// - Parameters:
  ///   - forgotten: The handlers that it forgets.
  ///   - backend: What writes the cases.
  /// - Returns: What is to be added.
  func update(for forgotten: [HandlerSurvey.Entry], with backend: HandlerBackend) -> DispatcherUpdate {
    DispatcherUpdate(of: dispatchers, for: forgotten, in: survey.sources, content: content, backend: backend)
  }

  /// The statements that the class in Objective-C lacks which gives intents to handlers; none where one in Swift does.
  func objectiveCUpdate(for forgotten: [HandlerSurvey.Entry]) -> ObjectiveCDispatcherUpdate {
    guard dispatchers.types.isEmpty else { return .none }
    return ObjectiveCDispatcherUpdate(
      of: objectiveCDispatchers, to: dispatches(of: forgotten.filter { $0.handlers.isEmpty }),
      in: survey.objectiveC.index, backend: ObjectiveCHandlerBackend(names: .standard))
  }

  /// What there is to do so that a class in Swift can give intents to handlers in Objective-C.
  ///
  /// - Parameter classNames: The classes of the intents that have something new.
  /// - Returns: The advice; nil where there is nothing to do.
  func bridgingReminder(for classNames: Set<String>) -> String? {
    guard !dispatchers.types.isEmpty else { return nil }
    let entries = survey.entries.filter { classNames.contains($0.wanted.className) && isInObjectiveC($0) }
    let headers = dispatches(of: entries).compactMap(\.header)
    guard !headers.isEmpty else { return nil }
    return "to be imported in the bridging header of the target: \(headers.quotedList)"
  }

  /// Whether the handler that there is, or will be, is in Objective-C.
  private func isInObjectiveC(_ entry: HandlerSurvey.Entry) -> Bool {
    entry.handlerName == nil ? language == .objectiveC : entry.handlers.isEmpty
  }

  /// Reports the handlers that the classes which are there give no intent to.
  ///
  /// - Parameters:
  ///   - forgotten: The handlers.
  ///   - update: What an update would add.
  ///   - backend: What writes it.
  ///   - isMending: Whether it is being added, so that nothing is said of it.
  ///   - severity: How grave it is that a handler is not asked.
  ///   - diagnostics: Receives the findings.
  func reportForgotten(
    _ forgotten: [HandlerSurvey.Entry], besides update: DispatcherUpdate, with backend: HandlerBackend, isMending: Bool,
    severity: Severity, to diagnostics: inout DiagnosticEngine
  ) {
    guard let dispatcher = dispatchers.classes.first else {
      reportForgotten(forgotten, isMending: isMending, severity: severity, to: &diagnostics)
      return
    }
    for entry in forgotten {
      let isMendable = update.classNames.contains(entry.wanted.className)
      if isMendable, isMending { continue }
      let handler = entry.handlerName ?? entry.wanted.name
      let verb = dispatchers.refused.contains(entry.wanted.className) ? "gives nothing for" : "does not name"
      diagnostics.report(
        Diagnostic(
          .missingHandler, severity: severity,
          "'\(dispatcher.name.value)' \(verb) '\(entry.wanted.className)', so its handler is never asked",
          at: dispatcher.location,
          hint: [
            backend.dispatchQuestion(for: entry.wanted.className, in: content).map {
              "ask '\($0)', and return '\(handler)()'"
            } ?? (isMendable ? "'--update' adds it" : "for '\(entry.wanted.className)', return '\(handler)()'"),
            bridgingReminder(for: [entry.wanted.className]),
          ].compactMap(\.self).joined(separator: "; "),
          notes: entry.wanted.location.map { [DiagnosticNote("the intent is defined here", at: $0)] } ?? []))
    }
  }

  /// Reports the handlers that a class in Objective-C gives no intent to.
  private func reportForgotten(
    _ forgotten: [HandlerSurvey.Entry], isMending: Bool, severity: Severity, to diagnostics: inout DiagnosticEngine
  ) {
    guard let dispatcher = objectiveCDispatchers.dispatchers.first else { return }
    let update = objectiveCUpdate(for: forgotten)
    for entry in forgotten {
      let isMendable = update.classNames.contains(entry.wanted.className)
      if isMendable, isMending { continue }
      diagnostics.report(
        Diagnostic(
          .missingHandler, severity: severity,
          "'\(dispatcher.name)' does not name '\(entry.wanted.className)', so its handler is never asked",
          at: dispatcher.location,
          hint: isMendable
            ? "'--update' adds it"
            : "for '\(entry.wanted.className)', return '[[\(entry.handlerName ?? entry.wanted.name) alloc] init]'",
          notes: entry.wanted.location.map { [DiagnosticNote("the intent is defined here", at: $0)] } ?? []))
    }
  }

  /// The intents that the sources handle, while no definition has them any more.
  var forsakenIntents: ForsakenIntents {
    ForsakenIntents(in: survey, dispatchers, definitionNames: definitionNames)
  }

  /// The parts that are asked for and that no intent has a use for, each with its reason.
  var uselessParts: [String] {
    let reasons: [(part: ScaffoldOptions.Part, isOfUse: Bool, reason: String)] = [
      (.extension, !content.isEmpty, "no intent needs a handler"),
      (.ui, content.hasConfirmations, "no custom intent asks for a confirmation"),
      (.donations, content.hasSuggestions, "the system may suggest no intent"),
      (.shortcuts, content.hasCustomSuggestions, "the system may suggest no custom intent"),
    ]
    return reasons.filter { wanted.contains($0.part) && !$0.isOfUse }.map {
      "nothing to write for '\($0.part.rawValue)': \($0.reason)"
    }
  }

  /// The parts that are made of custom intents alone, each with the intents of the system that are not in it.
  var partsWithoutSystemIntents: [String] {
    let names = content.systemClassNames
    guard let first = names.first else { return [] }
    let list = "'\(first)'" + (names.count > 1 ? " and \(names.count - 1) more" : "")
    let parts: [(part: ScaffoldOptions.Part, isOfUse: Bool)] = [
      (.ui, content.hasConfirmations), (.shortcuts, content.hasCustomSuggestions),
    ]
    return parts.filter { wanted.contains($0.part) && $0.isOfUse }.map {
      "'\($0.part.rawValue)' is made of custom intents, without \(list)"
    }
  }

  // MARK: What is there

  /// The name and place of the type of the sources that stands for a file; nil where there is none.
  private func declaration(of file: GeneratedFile) -> (name: String, location: SourceLocation)? {
    guard let type = file.typeName else { return nil }
    let sources = survey.sources
    let own = sources.index.types.map(\.declaration).first {
      $0.qualifiedName == type && !sources.isTest($0.source)
    }
    let dispatcher = type == ExtensionTypes.dispatcher ? dispatchers.classes.first : nil
    if let found = dispatcher ?? own { return (found.name.value, found.location) }
    if type == ExtensionTypes.dispatcher, let dispatcher = objectiveCDispatchers.dispatchers.first {
      return (dispatcher.name, dispatcher.location)
    }
    return survey.objectiveC.index.parts(of: type).first { !survey.objectiveC.isTest($0.source) }
      .map { (type, $0.location) }
  }

  private func noteExisting(
    _ message: String, _ location: SourceLocation, _ diagnostics: inout DiagnosticEngine
  ) {
    diagnostics.report(Diagnostic(.foreignOutput, severity: .note, message, at: location))
  }

  /// Reports a type whose name a handler has, or a class that a definition generates.
  private func reportTakenName(of file: GeneratedFile, to diagnostics: inout DiagnosticEngine) {
    guard let type = file.typeName, !file.name.hasSuffix(".m") else { return }
    if content.handlerNames.contains(type) {
      diagnostics.report(
        Diagnostic(
          .unwritableOutput, "a handler would have the name '\(type)', as a class around the handlers has", at: nil,
          hint: "choose another '--handler-name' pattern"))
    } else if generatedNames.contains(type) {
      diagnostics.report(
        Diagnostic(
          .unwritableOutput, "a definition generates '\(type)', the name of a class around the handlers", at: nil,
          hint: "choose '--parts' without it"))
    }
  }
}

extension GeneratedFile {
  /// The type that the file is named after; nil for a file of another kind.
  fileprivate var typeName: String? {
    [".swift", ".h", ".m"].first(where: name.hasSuffix).map { String(name.dropLast($0.count)) }
  }
}
