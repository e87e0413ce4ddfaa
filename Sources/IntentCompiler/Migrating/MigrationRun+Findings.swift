internal import AppIntentsBackend
internal import SourceDiagnostics
internal import SwiftSourceReader

extension MigrationRun {
  /// How many files a message names at most.
  private static let namedCount = 3

  // MARK: Before anything is compared

  /// Reports files that are accepted and that no run has written.
  ///
  /// - Returns: Whether there are none.
  func reportUnknownAcceptance(_ code: [MigrationFile], to diagnostics: inout DiagnosticEngine) -> Bool {
    let known = code.map(\.place) + (earlier?.lock.files ?? []).map(\.place)
    let unknown = request.acceptedFiles.filter { text in !known.contains { request.names(text, $0) } }
    for text in unknown {
      diagnostics.report(
        Diagnostic(
          .invalidConfiguration, "'\(text)' cannot be accepted: it is no file of code in '\(request.outputDirectory)'",
          at: nil, hint: "name it as in the findings, for example '--accept \(known.first?.name ?? "OrderSoup.swift")'")
      )
    }
    return unknown.isEmpty
  }

  /// Reports that files of an earlier run are there, but not the record that says what nobody may change in them.
  ///
  /// Where the files are what would be written, to the letter, nothing can have changed, and the record is made anew.
  ///
  /// - Returns: Whether all is well.
  func reportMissingRecord(_ code: [MigrationFile], to diagnostics: inout DiagnosticEngine) -> Bool {
    guard earlier == nil else { return true }
    let fileSystem = FileSystem()
    let unchanged = Set(code.filter { $0.state == .unchanged }.map(\.place))
    let migrated = fileSystem.names(in: request.outputDirectory).filter { name in
      let place = MigrationPlace(folder: .code, name: name)
      guard name.hasSuffix(".swift"), !unchanged.contains(place), fileSystem.kind(of: path(of: place)) == .file,
        let bytes = try? fileSystem.read(path(of: place))
      else { return false }
      return MigratedFile.isMigrated(bytes)
    }
    guard let first = migrated.first else { return true }
    let others = migrated.count == 1 ? "" : ", like \((migrated.count - 1).counted("other file"))"
    diagnostics.report(
      Diagnostic(
        .invalidMigrationLock, "the record of earlier migrations into this folder is missing",
        at: start(of: MigrationPlace(folder: .code, name: MigrationLock.fileName)),
        hint: "restore it from version control: without it, nobody can tell whether saved shortcuts go on working; "
          + "if nothing has been published yet, remove the migrated files",
        notes: [
          DiagnosticNote("this file was migrated\(others)", at: start(of: MigrationPlace(folder: .code, name: first)))
        ]))
    return false
  }

  /// Reports reports that would be written over a file that the run reads or writes.
  ///
  /// - Returns: Whether there are none.
  func reportOverwriting(_ inputs: [String], outputs: [String], to diagnostics: inout DiagnosticEngine) -> Bool {
    var isSound = true
    for report in request.reports where !report.isStandardOutput {
      let file = ReportFile(report.path)
      let obstacle =
        file.isAmong(outputs)
        ? "it is a file of the migration"
        : file.obstacle(sparing: inputs) ?? report.foreignContent
      guard let obstacle else { continue }
      isSound = false
      diagnostics.report(
        Diagnostic(
          .unwritableOutput, "cannot write the report '\(report.path)': \(obstacle)", at: nil,
          hint: "name another file, or a folder, with '--report'"))
    }
    return isSound
  }

  // MARK: Files

  /// Reports what is in the place of each file.
  func report(_ files: [MigrationFile], _ record: MigrationFile, to diagnostics: inout DiagnosticEngine) {
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
        report(.foreignOutput, .note, "file was edited and stays as it is", file, hint: nil, to: &diagnostics)
      case .behind:
        reportBehind(file, to: &diagnostics)
      case .missing, .outdated:
        guard request.mode == .check else { break }
        report(
          .outdatedOutput, .error,
          file.state == .missing ? "file is missing" : "file differs from what would be written", file,
          hint: hint, to: &diagnostics)
        hint = nil
      }
    }
  }

  /// Reports a file that stays as people have edited it, and lacks what is new.
  private func reportBehind(_ file: MigrationFile, to diagnostics: inout DiagnosticEngine) {
    let isKnown = earlier?.lock.files.contains { $0.place == file.place && !$0.fingerprint.isEmpty } == true
    report(
      .outdatedOutput, request.mode == .check ? .error : .warning,
      isKnown
        ? "file was edited and stays as it is, and what would be written has changed since"
        : "file was not written by intentc and stays as it is", file,
      hint: "take over what it lacks, which '--dry-run' shows, then say so with '--accept \(file.name)'",
      to: &diagnostics)
  }

  /// Reports files that an earlier run wrote and this one does not: until they are gone, they are in the app.
  func report(
    left files: [MigrationLock.File], beside code: [MigrationFile], to diagnostics: inout DiagnosticEngine
  ) {
    let edited = code.filter { $0.owner == .project && ($0.state == .edited || $0.state == .behind) }.map(\.name)
    let users =
      edited.prefix(Self.namedCount).quotedList
      + (edited.count > Self.namedCount ? " and \(edited.count - Self.namedCount) more" : "")
    for file in files where FileSystem().kind(of: path(of: file.place)) == .file {
      let name = file.place.name
      let removal =
        isUsedByPeople(file.place)
        ? "people may still use it: keep it, or remove it once nobody does"
        : "remove it, unless your own code needs it" + (edited.isEmpty ? "" : " (you edited \(users))")
      diagnostics.report(
        Diagnostic(
          .staleOutput, severity: request.mode == .check ? .error : .warning,
          "file is no longer written: the definitions and options do not ask for it any more",
          at: start(of: file.place),
          hint: "\(removal); to keep it, say '--accept \(name)'"))
    }
  }

  /// Whether a file has what people have put somewhere without the definition: an action that opens the app is in their
  /// shortcuts, and the settings of a control in their Control Center.
  private func isUsedByPeople(_ place: MigrationPlace) -> Bool {
    guard let bytes = try? FileSystem().read(path(of: place)) else { return false }
    return !SwiftCodeWords(
      ["ControlConfigurationIntent", "OpenIntent"], in: SourceFile(path: place.name, bytes: bytes)
    ).counts.isEmpty
  }

  /// A finding about an output points at its start, so that tools can show it at the file.
  private func report(
    _ id: DiagnosticID, _ severity: Severity, _ message: String, _ file: MigrationFile, hint: String?,
    to diagnostics: inout DiagnosticEngine
  ) {
    diagnostics.report(
      Diagnostic(
        id, severity: severity, message,
        at: file.present.map { SourceLocation(file: $0, range: .position(0)) } ?? start(of: file.place), hint: hint))
  }

  /// The start of a file of the run.
  private func start(of place: MigrationPlace) -> SourceLocation {
    SourceLocation(file: SourceFile(path: path(of: place), bytes: []), range: .position(0))
  }
}
