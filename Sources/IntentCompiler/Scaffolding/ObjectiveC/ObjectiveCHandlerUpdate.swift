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
      guard let place = review.handler.memberContainer, index.source(of: place)?.isBalanced == true else {
        diagnostics.report(
          Diagnostic(
            .unwritableOutput,
            "cannot add \(review.lacking.map(\.requirement.selector).quotedList) to '\(review.handler.className)'",
            at: review.handler.memberContainer?.location ?? review.handler.conformance,
            hint: "see that every bracket, quotation mark and condition has its partner"))
        continue
      }
      let site = InsertionSite(endOf: place)
      let text = review.wanted.members(selectors, with: backend)
      insertions.insert(text.render(indentation: site.indentation), at: site)
    }
    for (lines, site) in dispatch.insertions { insertions.insert(lines, at: site) }
    if !diagnostics.hasErrors { contents = insertions.contents }
  }
}

extension ObjectiveCIntentHandler {
  /// The implementation that members go into: the one that has most of the handler's methods, else that of the class
  /// itself; one under a condition only where there is no other.
  fileprivate var memberContainer: ObjectiveCContainer? {
    let plain = implementations.filter(\.conditions.isEmpty)
    let candidates = plain.isEmpty ? implementations : plain
    let counts = candidates.map { container in implemented.count { $0.owner == container } }
    if let most = counts.max(), most > 0 { return counts.firstIndex(of: most).map { candidates[$0] } }
    return candidates.first { $0.category == nil } ?? candidates.first
  }
}
