internal import HandlerSources
internal import ObjectiveCBackend
internal import ObjectiveCCode
internal import ObjectiveCSourceReader
internal import SourceDiagnostics

/// What handlers in Objective-C lack, and the class that gives intents to them, put into their files.
///
/// Nothing of a file changes but that texts go in.
struct ObjectiveCHandlerUpdate {
  /// What could not be done.
  private(set) var diagnostics = DiagnosticEngine()

  /// The new contents of the files that change, by their paths; none where something could not be done.
  private(set) var contents: [String: [UInt8]] = [:]

  /// The update of all handlers that lack something.
  ///
  /// - Parameters:
  ///   - reviews: The handlers.
  ///   - index: The sources that they are from.
  ///   - backend: What writes methods.
  ///   - dispatch: What the class lacks that gives intents to handlers.
  init(
    of reviews: [ObjectiveCHandlerReview], in index: ObjectiveCSourceIndex, backend: ObjectiveCHandlerBackend,
    dispatch: ObjectiveCDispatcherUpdate
  ) {
    var insertions = FileInsertions()
    for review in reviews where review.isMendable {
      let selectors = Set(review.lacking.map(\.requirement.selector))
      let places = review.handler.memberContainers
      guard !places.isEmpty, review.handler.imbalances.isEmpty else {
        diagnostics.report(
          Diagnostic(
            .unwritableOutput,
            "cannot add \(review.lacking.map(\.requirement.selector).quotedList) to '\(review.handler.className)'",
            at: review.handler.imbalances.first ?? review.handler.conformance,
            hint: "see that every bracket, quotation mark, condition and class has its end"))
        continue
      }
      let text = review.wanted.members(selectors, with: backend)
      for site in places.map(InsertionSite.init(endOf:)) {
        insertions.insert(text.render(indentation: site.indentation), at: site)
      }
    }
    for (lines, site) in dispatch.insertions { insertions.insert(lines, at: site) }
    if !diagnostics.hasErrors { contents = insertions.contents }
  }
}

extension ObjectiveCIntentHandler {
  /// The implementation that members go into: that of the category which adopts the protocol, else the one that has most of
  /// the handler's methods, else that of the class itself; one under a condition only where there is no other.
  ///
  /// Several of one category, or of the class itself, are for different builds, and each gets the members.
  fileprivate var memberContainers: [ObjectiveCContainer] {
    let adopting = implementations.filter { $0.category != nil && $0.category == adoptingCategory }
    if !adopting.isEmpty { return adopting }
    let plain = implementations.filter(\.conditions.isEmpty)
    let candidates = plain.isEmpty ? implementations : plain
    let counts = candidates.map { container in implemented.count { $0.owner == container } }
    let chosen: ObjectiveCContainer?
    if let most = counts.max(), most > 0 {
      chosen = counts.firstIndex(of: most).map { candidates[$0] }
    } else {
      chosen = candidates.first { $0.category == nil } ?? candidates.first
    }
    return implementations.filter { $0.category == chosen?.category }
  }
}
