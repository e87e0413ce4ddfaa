/// What a run of the scaffolder did, in numbers.
struct ScaffoldSummary {
  /// The files with new handlers.
  private let newFileCount: Int

  /// The intents whose handlers got what they lacked.
  private var updatedCount = 0

  /// Those of them whose handlers have something left that nobody can add.
  private var stillOutOfStepCount = 0

  /// The intents whose handlers have all that is asked for, and no more.
  private var inStepCount = 0

  /// The intents whose handlers lack something or have something that is not asked for.
  private var outOfStepCount = 0

  /// The intents of whose handlers too little is known.
  private var unknownCount = 0

  /// The class that gives intents to handlers, if it got what it lacked.
  private let updatedDispatcher: String?

  /// What else there is to say, line by line.
  private let remarks: [String]

  /// The numbers of a run that is about the handlers of some intents.
  init(
    _ entries: [HandlerSurvey.Entry], _ reviews: [any HandlerStanding], newFileCount: Int, isUpdate: Bool,
    updatedDispatcher: String?, kept: [String], remarks: [String]
  ) {
    self.newFileCount = newFileCount
    self.updatedDispatcher = updatedDispatcher
    self.remarks = (kept.isEmpty ? [] : ["already there, and left alone: \(kept.quotedList)"]) + remarks
    let byIntent = Dictionary(grouping: reviews, by: \.wanted.className)
    for entry in entries {
      let reviews = byIntent[entry.wanted.className] ?? []
      switch entry.state {
      case .new: break
      case .stray, .bridged, .local, .nameTaken: unknownCount += 1
      case .handled where reviews.contains(where: \.isDoubtful),
        .handledInObjectiveC where reviews.contains(where: \.isDoubtful):
        unknownCount += 1
      case .handled where isUpdate && reviews.contains(where: \.isMendable),
        .handledInObjectiveC where isUpdate && reviews.contains(where: \.isMendable):
        updatedCount += 1
        // What is not to be mended is still out of step.
        if reviews.contains(where: { !$0.isInStepOnceUpdated }) { stillOutOfStepCount += 1 }
      case .handled where reviews.allSatisfy(\.isInStep), .handledInObjectiveC where reviews.allSatisfy(\.isInStep):
        inStepCount += 1
      case .handled, .handledInObjectiveC: outOfStepCount += 1
      }
    }
  }

  /// A line, for example `2 files written to 'Intents', 1 handler updated, 3 in step`, and the remarks.
  func text(for request: ScaffoldRequest) -> String {
    var parts: [String] = []
    let isPreview = request.mode == .preview
    if request.mode != .check, newFileCount > 0 {
      parts.append(
        "\(newFileCount.counted("file")) \(isPreview ? "to be written" : "written") to '\(request.outputDirectory)'")
    }
    let rest = stillOutOfStepCount > 0 ? " (\(stillOutOfStepCount) still out of step)" : ""
    let states = [
      (updatedCount, (isPreview ? "to be updated" : "updated") + rest), (inStepCount, "in step"),
      (outOfStepCount, "out of step"),
      (unknownCount, "not known well enough"),
    ].filter { $0.0 > 0 }
    parts += states.enumerated().map { index, state in
      // The first says what is counted.
      (index == 0 ? state.0.counted("handler") : "\(state.0)") + " " + state.1
    }
    if let updatedDispatcher {
      parts.append("'\(updatedDispatcher)' \(isPreview ? "to be updated" : "updated")")
    }
    if parts.isEmpty, remarks.isEmpty { return request.mode == .check ? "no handlers" : "nothing to write" }
    return ((parts.isEmpty ? [] : [parts.joined(separator: ", ")]) + remarks).joined(separator: "\n")
  }
}
