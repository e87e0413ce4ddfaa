internal import SiriKitInterface
internal import SourceDiagnostics

/// What a run would change in an output folder.
///
/// Everything is known before the first file is written, so that an obstacle leaves all files as they are.
struct OutputPlan: Sendable {
  /// The folder, as the user wrote it.
  let directory: String

  /// The files to generate, in order.
  let files: [PlannedFile]

  /// The files that an earlier run generated and this run does not: from the same definitions, or from some that are gone.
  let staleFiles: [StaleFile]

  /// The files that intentc generated from definitions that are not part of this run: another run may own them, or the
  /// definition was renamed or removed.
  let strayFiles: [(path: String, mark: GenerationMark)]

  private static let pruning = "remove it with --prune"

  /// What the names of generated files end with.
  private static let suffixes = [".swift", ".h", ".m"]

  private let fileSystem = FileSystem()

  /// The plan for some files.
  ///
  /// - Parameters:
  ///   - files: The files in order.
  ///   - directory: The output folder; it need not exist.
  ///   - marks: The marks of the definitions, for finding stale files.
  ///   - goneDefinitions: The paths of definitions that this run would have if they were still there, by mark.
  init(
    files: [GeneratedFile], directory: String, marks: [GenerationMark], goneDefinitions: [GenerationMark: String] = [:]
  ) {
    self.directory = directory
    let fileSystem = fileSystem
    let listed = fileSystem.list(directory)
    let present = listed ?? []
    // One look at the folder, where it is allowed, tells which files need a closer one; some file systems ignore case.
    let presentInLowerCase = listed.map { names in Set(names.map { $0.lowercased() }) }
    self.files = files.map { file in
      PlannedFile(
        name: file.name, bytes: file.bytes,
        state: presentInLowerCase?.contains(file.name.lowercased()) ?? true
          ? Self.state(of: file, at: directory.appending(pathComponent: file.name), fileSystem) : .missing)
    }
    let current = Set(files.map(\.name))
    var staleFiles: [StaleFile] = []
    var strayFiles: [(path: String, mark: GenerationMark)] = []
    for name in present where Self.suffixes.contains(where: name.hasSuffix) && !current.contains(name) {
      let path = directory.appending(pathComponent: name)
      guard fileSystem.kind(of: path) == .file, let bytes = try? fileSystem.read(path),
        let mark = GenerationMark(inFile: bytes)
      else { continue }
      let goneDefinition = goneDefinitions[mark]
      if goneDefinition != nil || marks.contains(mark) {
        staleFiles.append(StaleFile(path: path, mark: mark, goneDefinition: goneDefinition))
      } else {
        strayFiles.append((path, mark))
      }
    }
    self.staleFiles = staleFiles
    self.strayFiles = strayFiles
  }

  private static func state(of file: GeneratedFile, at path: String, _ fileSystem: FileSystem) -> PlannedFile.State {
    guard let kind = fileSystem.kind(of: path) else { return .missing }
    if let obstacle = kind.obstacle { return .obstructed(obstacle) }
    guard let bytes = try? fileSystem.read(path) else { return .obstructed("a file that cannot be read") }
    if bytes == file.bytes { return .unchanged }
    return GenerationMark(inFile: bytes) == nil ? .foreign : .outdated
  }

  /// The path of a planned file.
  func path(of file: PlannedFile) -> String { directory.appending(pathComponent: file.name) }

  /// The paths of the planned files, and of one that is written beside them.
  func paths(with further: String?) -> [String] { files.map(path(of:)) + [further].compactMap(\.self) }

  /// Reports what stands in the way of writing.
  ///
  /// - Parameters:
  ///   - overwritesForeignFiles: Whether files that intentc did not write may be replaced.
  ///   - diagnostics: Receives the obstacles.
  func reportObstacles(overwritesForeignFiles: Bool, to diagnostics: inout DiagnosticEngine) {
    guard reportMisplacedFolder(to: &diagnostics) else { return }
    for file in files {
      switch file.state {
      case .foreign where !overwritesForeignFiles:
        reportForeignFile(file, to: &diagnostics)
      case .obstructed(let obstacle):
        reportObstacle(obstacle, at: file, to: &diagnostics)
      default:
        break
      }
    }
  }

  /// Reports what stands in the way of writing files none of which replaces another.
  ///
  /// - Parameters:
  ///   - hint: What to do about a file in the place of one of them.
  ///   - diagnostics: Receives the obstacles.
  func reportObstacles(hint: String, to diagnostics: inout DiagnosticEngine) {
    guard reportMisplacedFolder(to: &diagnostics) else { return }
    for file in files {
      switch file.state {
      case .foreign, .outdated:
        report(
          .foreignOutput, .error, "file is there already and is left alone", path(of: file), hint: hint,
          to: &diagnostics)
      case .obstructed(let obstacle): reportObstacle(obstacle, at: file, to: &diagnostics)
      case .unchanged, .missing: break
      }
    }
  }

  /// Reports every difference between the folder and the plan as an error.
  func reportDifferences(to diagnostics: inout DiagnosticEngine) {
    guard reportMisplacedFolder(to: &diagnostics) else { return }
    // The advice is the same for every file.
    var hint: String? = "generate without --check to write it"
    for file in files {
      switch file.state {
      case .unchanged: break
      case .missing, .outdated:
        report(
          .outdatedOutput, .error,
          file.state == .missing ? "file is missing" : "file differs from what would be generated", path(of: file),
          hint: hint, to: &diagnostics)
        hint = nil
      case .foreign: reportForeignFile(file, to: &diagnostics)
      case .obstructed(let obstacle): reportObstacle(obstacle, at: file, to: &diagnostics)
      }
    }
    hint = Self.pruning
    for file in staleFiles {
      report(.staleOutput, .error, file.message, file.path, hint: hint, to: &diagnostics)
      hint = nil
    }
  }

  /// Writes what is missing or outdated; files whose bytes would not change are not touched.
  ///
  /// All files are written in full before the first takes its place.
  ///
  /// - Returns: The number of files written; nil when one could not be, which is reported.
  func write(diagnostics: inout DiagnosticEngine) -> Int? {
    let changed = files.filter { $0.state != .unchanged }
    do throws(FileSystemError) {
      try fileSystem.createDirectory(directory)
      guard !changed.isEmpty else { return 0 }
      var transaction = try FileTransaction(in: directory)
      do throws(FileSystemError) {
        for file in changed {
          try transaction.stage(file.bytes, as: file.name)
        }
        try transaction.commit()
      } catch {
        transaction.rollBack()
        throw error
      }
      return changed.count
    } catch {
      diagnostics.report(
        Diagnostic(.unwritableOutput, "cannot write to folder '\(directory)': \(error.reason)", at: nil))
      return nil
    }
  }

  /// Notes the files of other definitions; only their owner knows whether they are of use.
  func noteStrayFiles(to diagnostics: inout DiagnosticEngine) {
    for stray in strayFiles {
      report(
        .staleOutput, .note,
        "file was generated from '\(stray.mark.definitionName)', which is not part of this run", stray.path,
        hint: "remove it if that definition is gone", to: &diagnostics)
    }
  }

  /// Removes the stale files, or warns of them.
  ///
  /// - Returns: The files that are left.
  func settleStaleFiles(prunes: Bool, diagnostics: inout DiagnosticEngine) -> [StaleFile] {
    // The advice is the same for every file.
    var hint: String? = Self.pruning
    return staleFiles.filter { file in
      guard prunes else {
        report(.staleOutput, .warning, file.message, file.path, hint: hint, to: &diagnostics)
        hint = nil
        return true
      }
      do throws(FileSystemError) {
        try fileSystem.remove(file.path)
        return false
      } catch {
        report(.unwritableOutput, .error, "cannot remove the file: \(error.reason)", file.path, to: &diagnostics)
        return true
      }
    }
  }

  // MARK: Findings about outputs

  private func reportMisplacedFolder(to diagnostics: inout DiagnosticEngine) -> Bool {
    switch fileSystem.resolvedKind(of: directory) {
    case nil, .directory?:
      return true
    default:
      diagnostics.report(
        Diagnostic(.unwritableOutput, "output folder '\(directory)' is not a folder", at: nil))
      return false
    }
  }

  private func reportForeignFile(_ file: PlannedFile, to diagnostics: inout DiagnosticEngine) {
    report(
      .foreignOutput, .error, "file was not written by intentc and is left alone", path(of: file),
      hint: "remove it, choose another folder, or replace it with --force", to: &diagnostics)
  }

  private func reportObstacle(_ obstacle: String, at file: PlannedFile, to diagnostics: inout DiagnosticEngine) {
    report(
      .unwritableOutput, .error, "cannot write the file: it is \(obstacle)", path(of: file),
      hint: "remove it or choose another folder", to: &diagnostics)
  }

  /// A finding about an output points at its start, so that tools can show it at the file.
  private func report(
    _ id: DiagnosticID, _ severity: Severity, _ message: String, _ path: String, hint: String? = nil,
    to diagnostics: inout DiagnosticEngine
  ) {
    let file = SourceFile(path: path, bytes: [])
    diagnostics.report(
      Diagnostic(
        id, severity: severity, message, at: SourceLocation(file: file, range: .position(0)), hint: hint))
  }
}
