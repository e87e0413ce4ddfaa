internal import HandlerBackend
internal import SiriKitInterface
internal import SourceDiagnostics
internal import SwiftCode
internal import SwiftSourceReader

/// What a class lacks that gives intents to their handlers.
struct DispatcherUpdate {
  /// The class; nil where there is none, or several.
  private(set) var dispatcher: SwiftTypeDeclaration?

  /// The classes of the intents that it is to give to their handlers.
  private(set) var classNames: Set<String> = []

  /// The lines that go into it, each with its place.
  private(set) var insertions: [(lines: [UInt8], site: InsertionSite)] = []

  /// An update of nothing.
  static let none = DispatcherUpdate()

  private init() {}

  /// The update of the only class of a survey.
  ///
  /// - Parameters:
  ///   - dispatchers: The class.
  ///   - forgotten: The handlers that it forgets.
  ///   - sources: The files that it is from.
  ///   - content: The names of the handlers.
  ///   - backend: What writes the cases.
  init(
    of dispatchers: DispatcherSurvey, for forgotten: [HandlerSurvey.Entry], in sources: SwiftSources,
    content: ExtensionContent, backend: HandlerBackend
  ) {
    guard let type = dispatchers.types.first, dispatchers.types.count == 1,
      let (method, place) = type.methods.lazy.compactMap({ method in DispatchSite(in: method).map { (method, $0) } })
        .first, method.owner.isBraceBalanced,
      sources.file(at: method.owner.source.path)?.isBalanced == true
    else { return }
    let wanted = Set(forgotten.map(\.wanted.className)).subtracting(dispatchers.refused)
    let written = backend.dispatchCases(of: content, for: wanted).filter { place.accepts($0.switchCase) }
    let cases = written.map(\.switchCase)
    classNames = Set(written.map(\.className))
    if let front = place.front {
      let questions = backend.dispatchQuestions(of: content, for: wanted, about: place.subject)
      classNames.formUnion(questions.map(\.className))
      if !questions.isEmpty {
        let text = StatementText(questions.map(\.statement))
        insertions.append((text.render(indentation: front.indentation, lineWidth: 120), front))
      }
    }
    guard !classNames.isEmpty else { return }
    dispatcher = type.declaration
    if !cases.isEmpty {
      insertions.append((place.lines(cases), place.site))
    }
  }
}
