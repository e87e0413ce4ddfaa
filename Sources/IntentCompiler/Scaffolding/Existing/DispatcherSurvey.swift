internal import HandlerSources
internal import SourceDiagnostics
internal import SwiftSourceReader

/// What the sources say of the classes that give intents to their handlers.
struct DispatcherSurvey {
  /// The classes, without those of tests.
  let types: [SwiftNominalType]

  /// The declarations of the classes.
  var classes: [SwiftTypeDeclaration] { types.map(\.declaration) }

  /// What the classes name of the handlers that are wanted: where all of them are a `switch` over the classes of intents,
  /// what that gives something for, else what their files name.
  private let words: Set<String>

  /// The intents, and what else is named with them, for which a case gives nothing.
  let refused: Set<String>

  /// Whether one of the classes leaves the choice to something that it calls.
  private let isDelegating: Bool

  /// Looks for the classes that a host asks, and for what they name of the handlers that are wanted.
  init(of survey: HandlerSurvey, host: ScaffoldOptions.Host) {
    let sources = survey.sources
    let found =
      switch host {
      case .extension: sources.index.classes(inheritingFrom: "INExtension")
      case .app: sources.index.types(conformingTo: "INIntentHandlerProviding").filter { $0.declaration.kind == .class }
      }
    types = found.filter { !sources.isTest($0.declaration.source) }
    let wanted = Set(survey.entries.flatMap(Self.names))
    var words: Set<String> = []
    let methods = types.flatMap(\.methods).filter(\.method.givesHandlers)
    let switches = methods.map { method in
      method.method.body.flatMap { DispatchSwitch(in: SwiftTokenText($0, of: method.owner.source).tokens) }
    }
    var refused: Set<String> = []
    if !types.isEmpty, methods.count == types.count, switches.allSatisfy({ $0?.isComplete == true }) {
      for (method, dispatch) in zip(methods, switches) {
        guard let dispatch else { continue }
        let means = { (words: [ArraySlice<UInt8>]) in
          Self.meanings(of: words, in: method.owner, sources.index).intersection(wanted)
        }
        words.formUnion(means(dispatch.givingWords))
        refused.formUnion(means(dispatch.refusedWords))
      }
    } else {
      var known: Set<String> = []
      for source in types.flatMap(\.declarations).map(\.source) where known.insert(source.path).inserted {
        words.formUnion(SwiftCodeWords(wanted, in: source).found)
      }
    }
    self.words = words
    self.refused = refused.subtracting(words)
    isDelegating = methods.contains { method in
      guard let body = method.method.body, DispatchSite(in: method) == nil else { return false }
      let tokens = SwiftTokenText(body, of: method.owner.source).tokens
      return !tokens.contains { wanted.contains(String(decoding: $0, as: UTF8.self)) }
    }
  }

  /// The handlers that nobody asks: the classes do not say a word of them.
  ///
  /// Where a class leaves the choice to something that it calls, that may be code which no source shows; if the sources
  /// make some of the handlers, those are forgotten that they do not make.
  func forgotten(in survey: HandlerSurvey) -> [HandlerSurvey.Entry] {
    guard !types.isEmpty else { return [] }
    let unnamed = survey.entries.filter { entry in
      Self.names(of: entry).allSatisfy { !words.contains($0) } && !entry.handlers.contains(where: isDispatcher)
    }
    guard isDelegating else { return unnamed }
    let sources = survey.sources.files.lazy.map(\.source).filter { !survey.sources.isTest($0) }
    let mentions = SwiftCodeWords(Set(unnamed.flatMap(Self.handlerNames)), in: sources)
    let unused = unnamed.filter { !Self.isUsed($0, in: mentions) }
    return unused.count == unnamed.count && words.isEmpty ? [] : unused
  }

  /// The words of some tokens, and what they are other names for.
  private static func meanings(
    of tokens: [ArraySlice<UInt8>], in owner: SwiftTypeDeclaration, _ index: SwiftSourceIndex
  ) -> Set<String> {
    let words = Set(tokens.map { String(decoding: $0, as: UTF8.self).filter { $0 != "`" } })
    return words.union(words.map { index.typeName($0, in: owner) })
  }

  /// Whether it is one of the classes itself that handles an intent.
  private func isDispatcher(_ handler: IntentHandler) -> Bool { classes.contains(handler.type.declaration) }

  /// Whether the name of a handler stands more often in the sources than in what declares it.
  private static func isUsed(_ entry: HandlerSurvey.Entry, in words: SwiftCodeWords) -> Bool {
    let names = Set(handlerNames(of: entry))
    let mentions = names.reduce(0) { $0 + (words.counts[$1] ?? 0) }
    let declarations = entry.handlers.flatMap(\.type.declarations).count { names.contains($0.name.value.lastNamePart) }
    return mentions > declarations
  }

  /// What a class would name if it gave an intent to its handler, or handled it itself.
  private static func names(of entry: HandlerSurvey.Entry) -> [String] {
    [entry.wanted.className] + entry.wanted.intent.protocolNames + handlerNames(of: entry)
  }

  private static func handlerNames(of entry: HandlerSurvey.Entry) -> [String] {
    let types = entry.handlers.map(\.type.declaration.name.value) + entry.objectiveCHandlers.map(\.className)
    return types.isEmpty ? [entry.wanted.name] : types
  }
}
