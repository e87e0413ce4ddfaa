internal import HandlerSources
internal import ObjectiveCSourceReader
internal import SourceDiagnostics

/// What the sources say of the classes in Objective-C that give intents to their handlers.
struct ObjectiveCDispatcherSurvey {
  /// A class with the method that is asked.
  struct Dispatcher {
    let name: String

    /// Where it is declared.
    let location: SourceLocation

    /// The method.
    let member: ObjectiveCMember
  }

  /// The classes, without those of tests.
  let dispatchers: [Dispatcher]

  /// What the classes name.
  private let words: Set<String>

  /// Whether one of the classes leaves the choice to something that it calls.
  private let isDelegating: Bool

  /// Looks for the classes that a host asks, and for what they name.
  init(of survey: HandlerSurvey, host: ScaffoldOptions.Host) {
    let index = survey.objectiveC.index
    var dispatchers: [Dispatcher] = []
    var words: Set<String> = []
    for name in index.classNames {
      let isAsked =
        switch host {
        case .extension: index.ancestors(of: name).unknown?.value == "INExtension"
        case .app: index.adoption(of: "INIntentHandlerProviding", by: name) != nil
        }
      let implementations = index.implementations(of: name)
      let members = implementations.flatMap { owner in
        owner.methods.filter { $0.selector.value == Self.selector && $0.body != nil }
          .map { ObjectiveCMember(method: $0, owner: owner) }
      }
      guard isAsked, let member = members.first, !survey.objectiveC.isTest(member.owner.source) else { continue }
      let declaration = index.parts(of: name).first { $0.kind == .interface && $0.category == nil }
      dispatchers.append(Dispatcher(name: name, location: (declaration ?? member.owner).location, member: member))
      for part in implementations {
        words.formUnion(index.source(of: part)?.tokens(in: part.body).map(\.value) ?? [])
      }
    }
    self.dispatchers = dispatchers
    self.words = words
    let wanted = Set(survey.entries.flatMap(Self.names))
    isDelegating = dispatchers.contains { dispatcher in
      guard let body = dispatcher.member.method.body else { return false }
      let tokens = index.source(of: dispatcher.member.owner)?.tokens(in: body).map(\.value) ?? []
      return !Self.constants.contains(tokens) && !tokens.contains(where: wanted.contains)
    }
  }

  /// The handlers that nobody asks: the classes do not say a word of them; none where a class leaves the choice to
  /// something that it calls.
  func forgotten(in survey: HandlerSurvey) -> [HandlerSurvey.Entry] {
    guard !dispatchers.isEmpty, !isDelegating else { return [] }
    let names = Set(dispatchers.map(\.name))
    return survey.entries.filter { entry in
      Self.names(of: entry).allSatisfy { !words.contains($0) }
        && !entry.objectiveCHandlers.contains { names.contains($0.className) }
    }
  }

  private static let selector = "handlerForIntent:"

  /// The bodies that give the same for all intents.
  private static let constants = [["{", "return", "self", ";", "}"], ["{", "return", "nil", ";", "}"]]

  private static func names(of entry: HandlerSurvey.Entry) -> [String] {
    [entry.wanted.className] + entry.wanted.intent.protocolNames + [entry.handlerName ?? entry.wanted.name]
  }
}
