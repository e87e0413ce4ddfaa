internal import AppIntentsBackend

extension MigrationRun {
  /// What was done, in a line, and what became of texts and everything else, in a few more.
  ///
  /// For example: `3 intents migrated: 7 files written to 'AppIntents', 1 unchanged, 1 edited by hand and left alone`
  func summary(_ files: [MigrationFile], _ run: RunReport) -> String {
    let written = files.filter(\.isWritten)
    var parts: [String] = []
    switch request.mode {
    case .check: parts.append(count(of: files, "in") + " up to date")
    case .preview: parts.append(count(of: written, "to be written to"))
    case .write: parts.append(count(of: written, "written to"))
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

  /// How many files there are in each folder.
  ///
  /// For example: `7 files written to 'App/Intents' and 3 to 'AppTests'`
  private func count(of files: [MigrationFile], _ words: String) -> String {
    let tests = files.count { $0.place.folder == .tests }
    let code = "\((files.count - tests).counted("file")) \(words) '\(request.outputDirectory)'"
    guard let directory = request.tests?.directory else { return code }
    return code + " and \(tests) \(words == "in" ? words : "to") '\(directory)'"
  }
}
