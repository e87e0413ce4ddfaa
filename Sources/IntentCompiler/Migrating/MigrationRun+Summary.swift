internal import AppIntentsBackend

extension MigrationRun {
  /// What was done, in a line, and what became of texts and everything else, in a few more.
  ///
  /// For example: `3 intents migrated: 7 files written to 'AppIntents', 1 unchanged, 1 edited by hand and left alone`
  func summary(_ files: [MigrationFile], _ run: RunReport) -> String {
    let written = files.count(where: \.isWritten)
    var parts: [String] = []
    switch request.mode {
    case .check: parts.append("\(files.count.counted("file")) in '\(request.outputDirectory)' up to date")
    case .preview: parts.append("\(written.counted("file")) to be written to '\(request.outputDirectory)'")
    case .write: parts.append("\(written.counted("file")) written to '\(request.outputDirectory)'")
    }
    let counts: [(MigrationFile.State, String)] = [
      (.unchanged, "unchanged"), (.edited, "edited by hand and left alone"),
      (.behind, "edited by hand, left alone and out of date"),
    ]
    for (state, words) in counts where request.mode != .check || state != .unchanged {
      let count = files.count { $0.state == state }
      if count > 0 { parts.append("\(count) \(words)") }
    }
    let done = "\(migration.module.intents.count.counted("intent")) migrated: " + parts.joined(separator: ", ")
    guard request.mode != .check else { return done }
    let summary = MigrationSummary(run.migration)
    let place =
      request.reports.isEmpty
      ? "'--report FILE' lists them"
      : "listed in "
        + request.reports.map { $0.isStandardOutput ? "the report" : "'\($0.path)'" }.joined(separator: ", ")
    let code = run.code.map { ["code to change: \($0.words)"] } ?? []
    return ([done] + summary.translationLines + code + ["remarks: \(summary.remarkCounts); \(place)"]).joined(
      separator: "\n")
  }
}
