internal import AppIntentsBackend
internal import LegacySources
internal import SourceDiagnostics

/// One run of a migration, from names to an outcome.
struct MigrationRun {
  let request: MigrateRequest
  let migration: TranslatedMigration

  /// The record of the last run and the file with it.
  let earlier: (lock: MigrationLock, source: SourceFile)?

  /// What hand-written code has of the intents; nil where none was searched.
  let legacyCode: LegacyCode?

  /// The keys of the project's Info.plist files that are about intents.
  let keys: [FoundKey]

  /// Does what was asked for.
  ///
  /// - Parameters:
  ///   - inputs: The paths of the files that were read.
  ///   - diagnostics: What was found so far, without errors.
  /// - Returns: The outcome.
  func outcome(inputs: [String], _ diagnostics: DiagnosticEngine) -> CommandOutcome {
    var diagnostics = diagnostics
    let code = code
    let files = code + tables
    let inputs = inputs + files.map { path(of: $0.name) }
    guard reportUnknownAcceptance(code, to: &diagnostics) else {
      return CommandOutcome(
        report: DiagnosticReport(diagnostics), output: "", summary: nil, inputs: inputs, exitStatus: ExitStatus.usage)
    }
    guard reportMissingRecord(code, to: &diagnostics) else {
      return CommandOutcome(report: DiagnosticReport(diagnostics), output: "", summary: nil, inputs: inputs)
    }
    var lock = MigrationLock(of: migration.module)
    let losses = earlier.map { lock.losses(since: $0.lock, in: $0.source) } ?? []
    for loss in losses { diagnostics.report(loss) }
    let breaksNothing = !diagnostics.hasErrors
    let left = leftFiles(beside: code)
    lock.files = code.map(remembered) + left
    let record = MigrationFile(
      name: MigrationLock.fileName, owner: .tool, bytes: Array(lock.text.utf8), in: request.outputDirectory, lock: nil)
    let report = report(
      on: files + [record], changes: earlier.map { lock.changes(since: $0.lock, losing: losses) } ?? [])
    let run = runReport(report, on: code)
    for finding in MigrationFindings(report).diagnostics { diagnostics.report(finding) }
    self.report(files, record, to: &diagnostics)
    // Where an intent must stay, its file must, too.
    if breaksNothing { self.report(left: left, beside: code, to: &diagnostics) }
    let changes = FileChanges(files, record, in: request.outputDirectory)
    var output = ""
    if !diagnostics.hasErrors {
      switch request.mode {
      case .check: break
      case .preview: output = changes.difference + code.map(\.withheldDifference).joined()
      case .write: write(changes, diagnostics: &diagnostics)
      }
    }
    return CommandOutcome(
      report: DiagnosticReport(diagnostics), output: output,
      summary: diagnostics.hasErrors ? nil : summary(files, run), inputs: inputs,
      documents: isRefused(diagnostics)
        ? [] : request.reports.map { CommandDocument(path: $0.path, text: $0.rendering(of: run)) })
  }

  /// What a run with some files has to tell.
  private func runReport(_ report: MigrationReport, on files: [MigrationFile]) -> RunReport {
    RunReport(
      migration: report, code: legacyCode.map { LegacyReport($0, in: report) },
      tasks: files.filter { $0.owner == .project }.flatMap { file in
        WrittenTask.all(
          in: SourceFile(path: path(of: file.name).withoutCurrentFolders, bytes: file.shownBytes), named: file.name)
      }, keys: keys)
  }

  /// The path of a file of the output.
  func path(of name: String) -> String { request.outputDirectory.appending(pathComponent: name) }

  /// Whether people say that a file is right as they have edited it.
  func isAccepted(_ name: String) -> Bool {
    request.acceptedFiles.contains { names($0, name) }
  }

  /// Whether a text of the command line names a file of the output.
  func names(_ text: String, _ name: String) -> Bool {
    text == name || text.withoutCurrentFolders == path(of: name).withoutCurrentFolders
  }

  /// Whether something keeps the code from being written: that a check found a difference does not.
  private func isRefused(_ diagnostics: DiagnosticEngine) -> Bool {
    diagnostics.diagnostics.contains {
      $0.severity == .error && $0.id != .outdatedOutput && !(request.mode == .check && $0.id == .staleOutput)
    }
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

  /// The Swift files.
  private var code: [MigrationFile] {
    migration.files.map { file in
      MigrationFile(
        name: file.name, owner: file.owner, bytes: file.render(), in: request.outputDirectory, lock: earlier?.lock,
        isAccepted: isAccepted(file.name))
    }
  }

  /// The tables; what else is in those that are there stays.
  private var tables: [MigrationFile] {
    guard request.strings != .none else { return [] }
    return migration.strings.files.map { file in
      MigrationFile(
        name: file.path, owner: .tool, bytes: file.bytes, in: request.outputDirectory, lock: nil, isMerged: true)
    }
  }

  /// What is remembered of a file: what this run makes of it, or what people last knew of where they went on.
  private func remembered(_ file: MigrationFile) -> MigrationLock.File {
    let known = earlier?.lock.files.first { $0.name == file.name }
    return file.state == .behind
      ? known ?? MigrationLock.File(name: file.name, fingerprint: "")
      : MigrationLock.File(name: file.name, fingerprint: MigrationLock.fingerprint(file.bytes))
  }

  /// The files that an earlier run wrote, this one does not, and nobody has removed or accepted.
  ///
  /// A check remembers those that were removed, too: that is no reason to migrate again.
  private func leftFiles(beside code: [MigrationFile]) -> [MigrationLock.File] {
    let current = Set(code.map(\.name))
    return (earlier?.lock.files ?? []).filter { file in
      !current.contains(file.name) && !isAccepted(file.name)
        && (request.mode == .check || FileSystem().kind(of: path(of: file.name)) == .file)
    }
  }

  private func write(_ changes: FileChanges, diagnostics: inout DiagnosticEngine) {
    do {
      try changes.write()
    } catch {
      diagnostics.report(Diagnostic(.unwritableOutput, "cannot write '\(error.path)': \(error.reason)", at: nil))
    }
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

extension MigrationFile {
  /// How a file that people have edited differs from what would be written, as comments of a difference, so that no
  /// program applies it; empty for all other files.
  fileprivate var withheldDifference: String {
    guard state == .behind, let present else { return "" }
    let difference = String(
      decoding: UnifiedDiff(of: present.path, from: present.bytes, to: bytes).bytes, as: UTF8.self)
    return "# edited, and not written: what would be, in '\(name)'\n"
      + difference.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "# \($0)\n" }.joined()
  }
}
