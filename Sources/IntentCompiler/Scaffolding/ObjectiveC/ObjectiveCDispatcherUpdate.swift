internal import ObjectiveCBackend
internal import ObjectiveCCode
internal import ObjectiveCSourceReader
internal import SourceDiagnostics

/// What a class in Objective-C lacks that gives intents to their handlers.
struct ObjectiveCDispatcherUpdate {
  /// The name of the class; nil where there is none, or several, or nothing can go in.
  private(set) var name: String?

  /// The classes of the intents that it is to give to their handlers.
  private(set) var classNames: Set<String> = []

  /// The lines that go into it, each with its place.
  private(set) var insertions: [(lines: [UInt8], site: InsertionSite)] = []

  /// An update of nothing.
  static let none = ObjectiveCDispatcherUpdate()

  private init() {}

  /// The update of the only class of a survey.
  ///
  /// - Parameters:
  ///   - survey: The class.
  ///   - handlers: What it does not give intents to.
  ///   - index: The files that it is from.
  ///   - backend: What writes the statements.
  init(
    of survey: ObjectiveCDispatcherSurvey, to handlers: [ObjectiveCHandlerBackend.Dispatch],
    in index: ObjectiveCSourceIndex, backend: ObjectiveCHandlerBackend
  ) {
    guard let dispatcher = survey.dispatchers.first, survey.dispatchers.count == 1, !handlers.isEmpty,
      let source = index.source(of: dispatcher.member.owner), source.isBalanced,
      let body = dispatcher.member.method.body, let subject = dispatcher.member.method.parameterNames.first,
      !subject.isEmpty, let lastImport = source.imports.last,
      let end = Self.lastReturn(in: source.tokens(in: body))
    else { return }
    let site = InsertionSite(
      in: source.source, block: (Int(body.lowerBound) + 1)..<end, start: Int(dispatcher.member.method.range.lowerBound),
      lines: [end], isApart: false)
    insertions.append(
      (backend.dispatchStatements(to: handlers, of: subject).render(indentation: site.indentation), site))
    let included = source.imports.map { String(decoding: source.source.bytes[$0.offsets], as: UTF8.self) }
    let headers = handlers.compactMap(\.header).filter { header in !included.contains { $0.contains("\"\(header)\"") } }
    if !headers.isEmpty {
      var lines = ""
      var known: Set<String> = []
      for header in headers where known.insert(header).inserted { lines += "#import \"\(header)\"\n" }
      insertions.append((Array(lines.utf8), InsertionSite(behind: lastImport, in: source.source)))
    }
    name = dispatcher.name
    classNames = Set(handlers.map(\.intent))
  }

  /// Where the statement starts that ends a body and gives the same for all intents that are left.
  private static func lastReturn(in tokens: [Located<String>]) -> Int? {
    let end = tokens.suffix(4).map(\.value)
    guard end == ["return", "nil", ";", "}"] || end == ["return", "self", ";", "}"] else { return nil }
    return Int(tokens[tokens.count - 4].range.lowerBound)
  }
}
