internal import AppIntentsBackend
internal import IntentSemantics
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

  /// The hand-written files that were searched.
  let sources: HandWrittenSources

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
    let inputs = inputs + files.map(\.path)
    guard reportUnknownAcceptance(code, to: &diagnostics) else {
      return .misuse(diagnostics, inputs: inputs)
    }
    guard reportMissingRecord(code, to: &diagnostics) else {
      return CommandOutcome(report: DiagnosticReport(diagnostics), output: "", summary: nil, inputs: inputs)
    }
    let recordPath = path(of: MigrationPlace(folder: .code, name: MigrationLock.fileName))
    guard reportOverwriting(inputs, outputs: files.map(\.path) + [recordPath], to: &diagnostics) else {
      return CommandOutcome(report: DiagnosticReport(diagnostics), output: "", summary: nil, inputs: inputs)
    }
    var lock = MigrationLock(of: migration.module)
    let losses = earlier.map { lock.losses(since: $0.lock, in: $0.source) } ?? []
    for loss in losses { diagnostics.report(loss) }
    for finding in RenamedTypes(of: migration.module, in: code, beside: sources.swift).diagnostics {
      diagnostics.report(finding)
    }
    let breaksNothing = !diagnostics.hasErrors
    let left = leftFiles(beside: code)
    lock.files = code.map(remembered) + left + unaskedTests
    let place = MigrationPlace(folder: .code, name: MigrationLock.fileName)
    let record = MigrationFile(
      place, at: path(of: place), owner: .tool, bytes: Array(lock.text.utf8), lock: nil)
    let tasks = code.filter { $0.owner == .project }.flatMap(\.tasks)
    let report = report(
      on: files + [record], behind: code.filter { $0.state == .behind },
      unnamed: AskedHandlers(of: migration.module, in: code).unnamedIntents,
      changes: earlier.map { lock.changes(since: $0.lock, losing: losses) } ?? [],
      done: DoneWork(
        code, accepted: lock.files.filter(\.isAccepted).map(\.place.name), tasks: tasks, sources: sources.swift,
        classNames: migration.module.intents.map(\.intent.className)))
    let run = RunReport(
      migration: report,
      code: legacyCode.map { LegacyReport($0, objectiveCFileCount: sources.objectiveC.count, in: report) },
      tasks: tasks, keys: keys, widgetFiles: WidgetFiles(of: migration.module, in: code).names,
      continuesInApp: migration.module.continuesInApp)
    for finding in MigrationFindings(report).diagnostics + (run.code?.diagnostics ?? []) {
      diagnostics.report(finding)
    }
    self.report(files, record, to: &diagnostics)
    // Where an intent must stay, its file must, too.
    if breaksNothing { self.report(left: left, beside: code, to: &diagnostics) }
    let changes = FileChanges(files, record)
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
        ? [] : request.reports.map { $0.document(of: run) })
  }

  /// The path of a file of the run; tests that nobody asks for have none but their name.
  func path(of place: MigrationPlace) -> String { request.path(of: place) }

  /// Whether something keeps the code from being written: that a check found a difference does not.
  private func isRefused(_ diagnostics: DiagnosticEngine) -> Bool {
    diagnostics.diagnostics.contains {
      $0.severity == .error && $0.id != .outdatedOutput && !(request.mode == .check && $0.id == .staleOutput)
    }
  }

  /// What became of the definitions, and of the files.
  private func report(
    on files: [MigrationFile], behind: [MigrationFile], unnamed unnamedIntents: Set<String>,
    changes: [MigrationChange], done: DoneWork
  ) -> MigrationReport {
    var migration = migration
    migration.fileRemarks = behind.map(\.remark)
    migration.unnamedIntents = unnamedIntents
    return MigrationReport(
      of: migration, hasTables: request.strings != .none, directory: request.outputDirectory,
      changes: changes, isDone: done.covers,
      files: files.map { file in
        ReportedFile(
          name: file.reportedName, isTest: file.place.folder == .tests,
          owner: file.isMerged ? .shared : file.owner == .tool ? .tool : .project,
          state: file.reportedState)
      })
  }

  /// The Swift files, those of the tests behind the others.
  var code: [MigrationFile] {
    let tests = request.tests.map { AppIntentsBackend(migration.module).testFiles(of: $0.module) } ?? []
    return migration.files.map { code($0, in: .code) } + tests.map { code($0, in: .tests) }
  }

  private func code(_ file: MigratedFile, in folder: MigrationPlace.Folder) -> MigrationFile {
    let place = MigrationPlace(folder: folder, name: file.name)
    return MigrationFile(
      place, at: path(of: place), owner: file.owner, bytes: file.render(), lock: earlier?.lock,
      isAccepted: request.accepts(place))
  }

  /// The tables; what else is in those that are there stays.
  private var tables: [MigrationFile] {
    guard request.strings != .none else { return [] }
    return migration.strings.files.map { file in
      let place = MigrationPlace(folder: .code, name: file.path)
      return MigrationFile(place, at: path(of: place), owner: .tool, bytes: file.bytes, lock: nil, isMerged: true)
    }
  }

  /// What is remembered of a file: what this run makes of it, or what people last knew of where they went on.
  private func remembered(_ file: MigrationFile) -> MigrationLock.File {
    let known = earlier?.lock.files.first { $0.place == file.place }
    guard file.state != .behind else { return known ?? MigrationLock.File(place: file.place, fingerprint: "") }
    let fingerprint = MigrationLock.fingerprint(file.bytes)
    // What is edited says by its content that it is right.
    let isAccepted =
      file.owner == .project && file.state != .edited
      && (request.accepts(file.place) || known?.isAccepted == true && known?.fingerprint == fingerprint)
    return MigrationLock.File(place: file.place, fingerprint: fingerprint, isAccepted: isAccepted)
  }

  /// The files that an earlier run wrote, this one does not, and nobody has removed or accepted.
  ///
  /// A check remembers those that were removed, too: that is no reason to migrate again.
  private func leftFiles(beside code: [MigrationFile]) -> [MigrationLock.File] {
    let current = Set(code.map(\.place) + unaskedTests.map(\.place))
    return (earlier?.lock.files ?? []).filter { file in
      !current.contains(file.place) && !request.accepts(file.place)
        && (request.mode == .check || FileSystem().kind(of: path(of: file.place)) == .file)
    }
  }

  /// The tests that earlier runs wrote, where this one is not about tests: they are remembered as they are.
  private var unaskedTests: [MigrationLock.File] {
    request.tests == nil ? (earlier?.lock.files ?? []).filter { $0.place.folder == .tests } : []
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
  fileprivate init(_ files: [MigrationFile], _ record: MigrationFile) {
    self.init()
    for file in files where file.isWritten { add(file) }
    if record.state != .unchanged { add(record) }
  }

  private mutating func add(_ file: MigrationFile) {
    if let present = file.present {
      replace(present, with: file.bytes)
    } else {
      create(file.path, with: file.bytes)
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

extension MigrationFile {
  /// What is to be said of a file that stays as people have edited it, and lacks what is new.
  fileprivate var remark: MigrationRemark {
    MigrationRemark(
      .open, name.droppingFileSuffix, "the edited file",
      "it lacks what would be written now, and what is written around it counts on that", quoting: reportedName,
      at: nil,
      hint: "take over what '--dry-run' shows, then say '--accept \(name)'")
  }
}
