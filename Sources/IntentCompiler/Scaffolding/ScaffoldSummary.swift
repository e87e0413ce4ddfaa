internal import HandlerSources

/// What a run of the scaffolder did, in numbers.
struct ScaffoldSummary {
  /// The files with new handlers.
  private let newFileCount: Int

  /// The intents whose handlers got what they lacked.
  private var updatedCount = 0

  /// The intents whose handlers have all that is asked for, and no more.
  private var inStepCount = 0

  /// The intents whose handlers lack something or have something that is not asked for.
  private var outOfStepCount = 0

  /// The intents of whose handlers too little is known.
  private var unknownCount = 0

  /// The numbers of a run.
  init(_ survey: HandlerSurvey, demand: HandlerDemand, newFileCount: Int, update: HandlerUpdate?) {
    self.newFileCount = newFileCount
    for entry in survey.entries {
      switch entry.state {
      case .new: break
      case .stray, .nameTaken: unknownCount += 1
      case .handled(let handlers): count(handlers, of: entry.wanted, demand, isUpdated: update != nil)
      }
    }
  }

  private mutating func count(
    _ handlers: [IntentHandler], of wanted: WantedHandler, _ demand: HandlerDemand, isUpdated: Bool
  ) {
    let lacking = handlers.filter { !demand.lacking($0, for: wanted).isEmpty }
    let hasMore = handlers.contains { !$0.superfluous.isEmpty }
    if lacking.contains(where: { $0.standing != .known }) {
      unknownCount += 1
    } else if isUpdated, !lacking.isEmpty {
      updatedCount += 1
    } else if !lacking.isEmpty || hasMore {
      outOfStepCount += 1
    } else {
      inStepCount += 1
    }
  }

  /// One line, for example `2 files written to 'Intents', 1 handler updated, 3 in step`.
  func text(for request: ScaffoldRequest) -> String {
    var parts: [String] = []
    let toBe = request.mode == .preview ? " to be" : ""
    if request.mode != .check {
      parts.append("\(newFileCount.counted("file"))\(toBe) written to '\(request.outputDirectory)'")
    }
    for (count, state) in [
      (updatedCount, toBe.dropFirst() + (toBe.isEmpty ? "updated" : " updated")), (inStepCount, "in step"),
      (outOfStepCount, "out of step"), (unknownCount, "not known well enough"),
    ] where count > 0 {
      // The first says what is counted.
      let isFirst = !parts.contains { $0.contains("handler") }
      parts.append((isFirst ? count.counted("handler") : "\(count)") + " " + state)
    }
    return parts.isEmpty ? "no handlers" : parts.joined(separator: ", ")
  }
}
