internal import HandlerBackend
internal import SourceDiagnostics
internal import SwiftCode
internal import SwiftSourceReader

/// What a class lacks that gives intents to their handlers.
struct DispatcherUpdate {
  /// The class; nil where there is none, or several.
  private(set) var dispatcher: SwiftTypeDeclaration?

  /// The classes of the intents that it is to give to their handlers.
  private(set) var classNames: Set<String> = []

  /// The lines that go into it.
  private(set) var lines: [UInt8] = []

  /// Where they go; nil where nothing does.
  private(set) var site: InsertionSite?

  /// An update of nothing.
  static let none = DispatcherUpdate()

  private init() {}

  /// The update of the only class of a survey.
  ///
  /// - Parameters:
  ///   - dispatchers: The class and what it forgets.
  ///   - survey: The handlers.
  ///   - content: The names of the handlers.
  ///   - backend: What writes the cases.
  init(
    of dispatchers: DispatcherSurvey, _ survey: HandlerSurvey, content: ExtensionContent, backend: HandlerBackend
  ) {
    guard let type = dispatchers.types.first, dispatchers.types.count == 1,
      let (method, place) = type.methods.lazy.compactMap({ method in DispatchSite(in: method).map { (method, $0) } })
        .first, method.owner.isBraceBalanced,
      survey.sources.file(at: method.owner.source.path)?.isBalanced == true
    else { return }
    let forgotten = Set(dispatchers.forgotten(in: survey).map(\.wanted.className))
    let cases = backend.dispatchCases(of: content, for: forgotten)
    guard !cases.cases.isEmpty else { return }
    dispatcher = type.declaration
    classNames = cases.classNames
    site = place.site
    lines = place.lines(cases.cases)
  }
}
