internal import HandlerSources
internal import IntentSemantics
internal import ObjectiveCSourceReader
internal import SourceDiagnostics
internal import SwiftSourceReader

/// What the sources say of the handlers that are wanted.
struct HandlerSurvey: Sendable {
  /// What there is for an intent.
  enum State: Sendable {
    /// Nothing.
    case new
    /// Types in Swift that handle it.
    case handled([IntentHandler])
    /// Classes in Objective-C that handle it.
    case handledInObjectiveC([ObjectiveCIntentHandler])
    /// A type within the body of a function that handles it.
    case local(SwiftTypeDeclaration)
    /// An extension that handles it, of a type that no source shows.
    case stray(SwiftTypeDeclaration)
    /// An extension in Swift of a class in Objective-C that handles it, and whose implementation is not there.
    case bridged(SwiftTypeDeclaration)
    /// A type that a new handler would be called after, but that does not handle the intent; its name and place.
    case nameTaken(String, SourceLocation)
  }

  /// An intent and what there is for it.
  struct Entry: Sendable {
    let wanted: WantedHandler
    let state: State

    /// The types in Swift that handle it.
    var handlers: [IntentHandler] { if case .handled(let handlers) = state { handlers } else { [] } }

    /// The classes in Objective-C that handle it.
    var objectiveCHandlers: [ObjectiveCIntentHandler] {
      if case .handledInObjectiveC(let handlers) = state { handlers } else { [] }
    }

    /// The name of the first type that handles it, with those around it; nil where there is none.
    var handlerName: String? {
      handlers.first?.type.declaration.qualifiedName ?? objectiveCHandlers.first?.className
    }
  }

  /// The sources in Swift.
  let sources: SwiftSources

  /// The sources in Objective-C.
  let objectiveC: ObjectiveCSources

  /// All files.
  var files: [SourceFile] { WrittenSources(swift: sources, objectiveC: objectiveC).files }

  private let intentClasses: Set<String>

  /// The intents in the order in which handlers are wanted.
  let entries: [Entry]

  /// Looks for the handlers of intents.
  ///
  /// - Parameters:
  ///   - wanted: The intents.
  ///   - written: Where to look.
  ///   - intentClasses: The classes of all intents of the definitions.
  init(_ wanted: [WantedHandler], in written: WrittenSources, intentClasses: Set<String>) {
    let sources = written.swift
    self.sources = sources
    objectiveC = written.objectiveC
    let classes = written.objectiveC.handlerTypes(with: sources)
    self.intentClasses = intentClasses
    var types = sources.handlerTypes { name in
      intentClasses.contains(name) || SystemIntentCatalogue.intent(named: name) != nil
    }
    entries = wanted.map { wanted in
      let handlers = types.handlers(of: wanted.intent)
      let state: State
      if !handlers.isEmpty {
        state = .handled(handlers)
      } else if case let handlers = classes.handlers(of: wanted.objectiveC, inSwift: wanted.intent), !handlers.isEmpty {
        // What implements a class of a header may be an extension in Swift.
        let names = Set(handlers.filter { $0.standing == .unimplemented }.map(\.className))
        let bridged = sources.index.strayExtensions.first { names.contains($0.name.value.lastNamePart) }
        state = bridged.map { .bridged($0) } ?? .handledInObjectiveC(handlers)
      } else if let stray = wanted.intent.protocolNames.lazy.flatMap(types.strayExtensions).first {
        state = .stray(stray)
      } else if let local = wanted.intent.protocolNames.lazy.flatMap(types.localTypes).first {
        state = .local(local)
      } else if let namesake = types.types(named: wanted.name).first(where: {
        $0.declaration.qualifiedName == wanted.name && !sources.isTest($0.declaration.source)
      }) {
        state = .nameTaken(namesake.declaration.name.value, namesake.declaration.location)
      } else if let namesake = written.objectiveC.index.parts(of: wanted.name).first(where: {
        !written.objectiveC.isTest($0.source)
      }) {
        state = .nameTaken(wanted.name, namesake.location)
      } else {
        state = .new
      }
      return Entry(wanted: wanted, state: state)
    }
  }

  /// The same survey of other contents of some files, by their paths.
  func replacing(_ contents: [String: [UInt8]]) -> HandlerSurvey {
    HandlerSurvey(
      entries.map(\.wanted), in: WrittenSources(swift: sources, objectiveC: objectiveC).replacing(contents),
      intentClasses: intentClasses)
  }

  /// Whether there is an intent of a class, in a definition or in the system.
  func isIntentClass(_ name: String) -> Bool {
    intentClasses.contains(name) || SystemIntentCatalogue.intent(named: name) != nil
  }

  /// The intents that nothing handles.
  var new: [WantedHandler] {
    entries.compactMap { entry in if case .new = entry.state { entry.wanted } else { nil } }
  }
}
