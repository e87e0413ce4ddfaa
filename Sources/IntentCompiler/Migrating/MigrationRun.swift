internal import AppIntentsBackend
internal import SourceDiagnostics

/// One run of a migration, from names to an outcome.
struct MigrationRun {
  private let request: MigrateRequest
  private let migration: TranslatedMigration

  /// The record of the last run and the file with it.
  private let earlier: (lock: MigrationLock, source: SourceFile)?

  /// A run over a module.
  init(
    request: MigrateRequest, migration: TranslatedMigration, earlier: (lock: MigrationLock, source: SourceFile)?
  ) {
    self.request = request
    self.migration = migration
    self.earlier = earlier
  }

  /// Does what was asked for.
  ///
  /// - Parameters:
  ///   - inputs: The paths of the files that were read.
  ///   - diagnostics: What was found so far, without errors.
  /// - Returns: The outcome.
  func outcome(inputs: [String], _ diagnostics: DiagnosticEngine) -> CommandOutcome {
    var diagnostics = diagnostics
    var lock = MigrationLock(of: migration.module)
    if let earlier {
      lock.reportLosses(since: earlier.lock, in: earlier.source, to: &diagnostics)
    }
    let code = migration.files.map { file in
      MigrationFile(
        name: file.name, owner: file.owner, bytes: file.render(), in: request.outputDirectory, lock: earlier?.lock)
    }
    lock.files = code.map { file in fingerprint(of: file) }
    let files = code + tables
    let record = MigrationFile(
      name: MigrationLock.fileName, owner: .tool, bytes: Array(lock.text.utf8), in: request.outputDirectory, lock: nil)
    let report = report(
      on: files + [record], changes: earlier.map { lock.changes(since: $0.lock, in: $0.source) } ?? [])
    for finding in MigrationFindings(report).diagnostics { diagnostics.report(finding) }
    self.report(files, record, to: &diagnostics)
    reportStaleFiles(files, to: &diagnostics)
    let changes = FileChanges(files, record, in: request.outputDirectory)
    var output = ""
    if !diagnostics.hasErrors {
      switch request.mode {
      case .check: break
      case .preview: output = changes.difference
      case .write: write(changes, diagnostics: &diagnostics)
      }
    }
    return CommandOutcome(
      report: DiagnosticReport(diagnostics), output: output,
      summary: diagnostics.hasErrors ? nil : summary(files, report),
      inputs: inputs + files.map { request.outputDirectory.appending(pathComponent: $0.name) },
      documents: isRefused(diagnostics)
        ? [] : request.reports.map { CommandDocument(path: $0.path, text: $0.rendering(of: report)) })
  }

  /// Whether something keeps the code from being written: that a check found a difference does not.
  private func isRefused(_ diagnostics: DiagnosticEngine) -> Bool {
    diagnostics.diagnostics.contains { $0.severity == .error && $0.id != .outdatedOutput }
  }

  /// What became of the definitions, and of the files.
  private func report(on files: [MigrationFile], changes: [MigrationChange]) -> MigrationReport {
    MigrationReport(
      of: migration, hasTables: request.strings != .none, directory: request.outputDirectory,
      changes: changes,
      files: files.map { file in
        ReportedFile(
          name: file.name, owner: file.isMerged ? .shared : file.owner == .tool ? .tool : .project,
          state: file.reportedState)
      })
  }

  /// The tables; what else is in those that are there stays.
  private var tables: [MigrationFile] {
    guard request.strings != .none else { return [] }
    return migration.strings.files.map { file in
      MigrationFile(
        name: file.path, owner: .tool, bytes: file.bytes, in: request.outputDirectory, lock: nil, isMerged: true)
    }
  }

  /// What is remembered of a file: what this run makes of it, or what an earlier one wrote where people went on.
  private func fingerprint(of file: MigrationFile) -> MigrationLock.File {
    let old = earlier?.lock.files.first { $0.name == file.name }
    return file.state == .edited
      ? old ?? MigrationLock.File(name: file.name, fingerprint: "")
      : MigrationLock.File(name: file.name, fingerprint: MigrationLock.fingerprint(file.bytes))
  }

  private func write(_ changes: FileChanges, diagnostics: inout DiagnosticEngine) {
    do {
      try changes.write()
    } catch {
      diagnostics.report(Diagnostic(.unwritableOutput, "cannot write '\(error.path)': \(error.reason)", at: nil))
    }
  }

  // MARK: Findings

  private func report(_ files: [MigrationFile], _ record: MigrationFile, to diagnostics: inout DiagnosticEngine) {
    var hint: String? = "migrate without '--check' to write it"
    for file in files + [record] {
      switch file.state {
      case .unchanged:
        break
      case .obstructed(let obstacle):
        report(
          .unwritableOutput, .error, "cannot write the file: it is \(obstacle)", file,
          hint: "remove it or choose another folder", to: &diagnostics)
      case .edited where file.name == MigrationLock.fileName:
        // Only its content tells what is in it, and that was compared.
        guard request.mode == .check else { break }
        report(.outdatedOutput, .error, "the record differs from this run", file, hint: hint, to: &diagnostics)
        hint = nil
      case .edited where file.owner == .tool:
        report(
          .foreignOutput, .error, "file was edited, or not written by intentc, and is left alone", file,
          hint: "move it away; this file is written anew in every run", to: &diagnostics)
      case .edited:
        report(
          .foreignOutput, .note, "file was edited and stays as it is", file, hint: nil, to: &diagnostics)
      case .missing, .outdated:
        guard request.mode == .check else { break }
        report(
          .outdatedOutput, .error,
          file.state == .missing ? "file is missing" : "file differs from what would be written", file, hint: hint,
          to: &diagnostics)
        hint = nil
      }
    }
  }

  /// Warns of files that an earlier run wrote and this one does not.
  private func reportStaleFiles(_ files: [MigrationFile], to diagnostics: inout DiagnosticEngine) {
    let current = Set(files.map(\.name))
    for file in earlier?.lock.files ?? [] where !current.contains(file.name) {
      let path = request.outputDirectory.appending(pathComponent: file.name)
      guard FileSystem().kind(of: path) == .file else { continue }
      diagnostics.report(
        Diagnostic(
          .staleOutput, severity: .warning, "file is no longer written",
          at: SourceLocation(file: SourceFile(path: path, bytes: []), range: .position(0)),
          hint: "remove it; what it declares is not in the definition any more"))
    }
  }

  /// A finding about an output points at its start, so that tools can show it at the file.
  private func report(
    _ id: DiagnosticID, _ severity: Severity, _ message: String, _ file: MigrationFile, hint: String?,
    to diagnostics: inout DiagnosticEngine
  ) {
    let source =
      file.present
      ?? SourceFile(path: request.outputDirectory.appending(pathComponent: file.name), bytes: [])
    diagnostics.report(
      Diagnostic(
        id, severity: severity, message, at: SourceLocation(file: source, range: .position(0)), hint: hint))
  }

  /// What was done, in a line, and what became of texts and everything else, in a few more.
  ///
  /// For example: `3 intents migrated: 7 files written to 'AppIntents', 1 unchanged, 1 edited by hand and left alone`
  private func summary(_ files: [MigrationFile], _ report: MigrationReport) -> String {
    let written = files.count(where: \.isWritten)
    var parts: [String] = []
    switch request.mode {
    case .check: parts.append("\(files.count.counted("file")) in '\(request.outputDirectory)' up to date")
    case .preview: parts.append("\(written.counted("file")) to be written to '\(request.outputDirectory)'")
    case .write: parts.append("\(written.counted("file")) written to '\(request.outputDirectory)'")
    }
    for (state, words) in [(MigrationFile.State.unchanged, "unchanged"), (.edited, "edited by hand and left alone")] {
      let count = files.count { $0.state == state }
      if count > 0, request.mode != .check || state == .edited { parts.append("\(count) \(words)") }
    }
    let done = "\(migration.module.intents.count.counted("intent")) migrated: " + parts.joined(separator: ", ")
    guard request.mode != .check else { return done }
    let summary = MigrationSummary(report)
    let place =
      request.reports.isEmpty
      ? "'--report FILE' lists them"
      : "listed in "
        + request.reports.map { $0.isStandardOutput ? "the report" : "'\($0.path)'" }.joined(separator: ", ")
    return ([done] + summary.translationLines + ["remarks: \(summary.remarkCounts); \(place)"]).joined(separator: "\n")
  }
}

extension FileChanges {
  /// The changes of a run.
  fileprivate init(_ files: [MigrationFile], _ record: MigrationFile, in directory: String) {
    self.init()
    for file in files where file.isWritten { add(file, in: directory) }
    if record.state != .unchanged { add(record, in: directory) }
  }

  private mutating func add(_ file: MigrationFile, in directory: String) {
    if let present = file.present {
      replace(present, with: file.bytes)
    } else {
      create(directory.appending(pathComponent: file.name), with: file.bytes)
    }
  }
}
