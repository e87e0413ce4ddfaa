internal import HandlerSources
internal import IntentSemantics
internal import SourceDiagnostics
internal import SwiftSourceReader

/// What the sources say of the handlers that are wanted.
struct HandlerSurvey: Sendable {
  /// What there is for an intent.
  enum State: Sendable {
    /// Nothing.
    case new
    /// Types that handle it.
    case handled([IntentHandler])
    /// A type within the body of a function that handles it.
    case local(SwiftTypeDeclaration)
    /// An extension that handles it, of a type that no source shows.
    case stray(SwiftTypeDeclaration)
    /// A type that a new handler would be called after, but that does not handle the intent.
    case nameTaken(SwiftTypeDeclaration)
  }

  /// An intent and what there is for it.
  struct Entry: Sendable {
    let wanted: WantedHandler
    let state: State

    /// The types that handle it.
    var handlers: [IntentHandler] { if case .handled(let handlers) = state { handlers } else { [] } }
  }

  /// The sources.
  let sources: SwiftSources

  private let intentClasses: Set<String>

  /// The intents in the order in which handlers are wanted.
  let entries: [Entry]

  /// Looks for the handlers of intents.
  ///
  /// - Parameters:
  ///   - wanted: The intents.
  ///   - sources: Where to look.
  ///   - intentClasses: The classes of all intents of the definitions.
  init(_ wanted: [WantedHandler], in sources: SwiftSources, intentClasses: Set<String>) {
    self.sources = sources
    self.intentClasses = intentClasses
    var types = sources.handlerTypes { name in
      intentClasses.contains(name) || SystemIntentCatalogue.intent(named: name) != nil
    }
    entries = wanted.map { wanted in
      let handlers = types.handlers(of: wanted.intent)
      let state: State
      if !handlers.isEmpty {
        state = .handled(handlers)
      } else if let stray = wanted.intent.protocolNames.lazy.flatMap(types.strayExtensions).first {
        state = .stray(stray)
      } else if let local = wanted.intent.protocolNames.lazy.flatMap(types.localTypes).first {
        state = .local(local)
      } else if let namesake = types.types(named: wanted.name).first(where: {
        $0.declaration.qualifiedName == wanted.name && !sources.isTest($0.declaration.source)
      }) {
        state = .nameTaken(namesake.declaration)
      } else {
        state = .new
      }
      return Entry(wanted: wanted, state: state)
    }
  }

  /// The same survey of other contents of some files, by their paths.
  func replacing(_ contents: [String: [UInt8]]) -> HandlerSurvey {
    HandlerSurvey(entries.map(\.wanted), in: sources.replacing(contents), intentClasses: intentClasses)
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
