internal import HandlerSources
internal import SourceDiagnostics
internal import SwiftSourceReader

/// What the sources say of the classes that give intents to their handlers.
struct DispatcherSurvey {
  /// The classes, without those of tests.
  let types: [SwiftNominalType]

  /// The declarations of the classes.
  var classes: [SwiftTypeDeclaration] { types.map(\.declaration) }

  private let words: Set<String>

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
    var known: Set<String> = []
    for source in types.flatMap(\.declarations).map(\.source) where known.insert(source.path).inserted {
      words.formUnion(SwiftCodeWords(wanted, in: source).found)
    }
    self.words = words
  }

  /// The handlers of which the classes do not say a word, while they name others: nobody asks for them.
  ///
  /// Classes that name none at all leave the choice to code elsewhere.
  func forgotten(in survey: HandlerSurvey) -> [HandlerSurvey.Entry] {
    guard !words.isEmpty else { return [] }
    return survey.entries.filter { Self.names(of: $0).allSatisfy { !words.contains($0) } }
  }

  /// What a class would name if it gave an intent to its handler, or handled it itself.
  private static func names(of entry: HandlerSurvey.Entry) -> [String] {
    let types = entry.handlers.map(\.type.declaration.name.value)
    return [entry.wanted.className] + entry.wanted.intent.protocolNames + (types.isEmpty ? [entry.wanted.name] : types)
  }
}
