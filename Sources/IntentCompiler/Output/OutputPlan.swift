internal import SourceDiagnostics

/// What a run would change in an output folder.
///
/// Everything is known before the first file is written, so that an obstacle leaves all files as they are.
struct OutputPlan: Sendable {
  /// The folder, as the user wrote it.
  let directory: String

  /// The files to generate, in order.
  let files: [PlannedFile]

  /// The paths of files that an earlier run generated from the same definitions and this run does not.
  let staleFiles: [String]

  private let fileSystem = FileSystem()

  /// The plan for some files.
  ///
  /// - Parameters:
  ///   - files: The files in order.
  ///   - directory: The output folder; it need not exist.
  ///   - definitionNames: The file names of the definitions, for finding stale files.
  init(files: [GeneratedFile], directory: String, definitionNames: Set<String>) {
    self.directory = directory
    let fileSystem = fileSystem
    let present = fileSystem.names(in: directory)
    // One look at the folder tells which files need a closer one; some file systems ignore case.
    let presentInLowerCase = Set(present.map { $0.lowercased() })
    self.files = files.map { file in
      PlannedFile(
        name: file.name, bytes: file.bytes,
        state: presentInLowerCase.contains(file.name.lowercased())
          ? Self.state(of: file, at: directory.appending(pathComponent: file.name), fileSystem) : .missing)
    }
    let current = Set(files.map(\.name))
    staleFiles = present.filter { name in
      guard name.hasSuffix(".swift"), !current.contains(name) else { return false }
      let path = directory.appending(pathComponent: name)
      guard fileSystem.kind(of: path) == .file, let bytes = try? fileSystem.read(path),
        let mark = FileHeaderMark(contentStartingWith: bytes)
      else { return false }
      return definitionNames.contains(mark.definitionName)
    }.map { directory.appending(pathComponent: $0) }
  }

  private static func state(of file: GeneratedFile, at path: String, _ fileSystem: FileSystem) -> PlannedFile.State {
    switch fileSystem.kind(of: path) {
    case nil:
      return .missing
    case .file?:
      guard let bytes = try? fileSystem.read(path) else { return .obstructed("a file that cannot be read") }
      if bytes == file.bytes { return .unchanged }
      return FileHeaderMark(contentStartingWith: bytes) == nil ? .foreign : .outdated
    case .symbolicLink?:
      return .obstructed("a symbolic link, which is not followed")
    case .directory?:
      return .obstructed("a folder")
    case .other?:
      return .obstructed("something else than a file")
    }
  }

  /// The path of a planned file.
  func path(of file: PlannedFile) -> String { directory.appending(pathComponent: file.name) }

  /// Reports what stands in the way of writing.
  ///
  /// - Parameters:
  ///   - overwritesForeignFiles: Whether files that intentc did not write may be replaced.
  ///   - diagnostics: Receives the obstacles.
  func reportObstacles(overwritesForeignFiles: Bool, to diagnostics: inout DiagnosticEngine) {
    switch fileSystem.resolvedKind(of: directory) {
    case nil, .directory?: break
    default:
      diagnostics.report(
        Diagnostic(.unwritableOutput, "output folder '\(directory)' is not a folder", at: nil))
      return
    }
    for file in files {
      switch file.state {
      case .foreign where !overwritesForeignFiles:
        diagnostics.report(
          Diagnostic(
            .foreignOutput, "'\(path(of: file))' was not written by intentc and is left alone", at: nil,
            hint: "remove it, choose another folder, or replace it with --force"))
      case .obstructed(let obstacle):
        diagnostics.report(
          Diagnostic(
            .unwritableOutput, "cannot write '\(path(of: file))': it is \(obstacle)", at: nil,
            hint: "remove it or choose another folder"))
      default:
        break
      }
    }
  }

  /// Reports every difference between the folder and the plan as an error.
  func reportDifferences(to diagnostics: inout DiagnosticEngine) {
    for file in files {
      let difference: String
      switch file.state {
      case .unchanged: continue
      case .missing: difference = "is missing"
      case .outdated, .foreign: difference = "differs from what would be generated"
      case .obstructed(let obstacle): difference = "is \(obstacle)"
      }
      diagnostics.report(
        Diagnostic(
          .outdatedOutput, "'\(path(of: file))' \(difference)", at: nil, hint: "run the same command without --check"))
    }
    for path in staleFiles {
      diagnostics.report(
        Diagnostic(.staleOutput, "'\(path)' is no longer generated", at: nil, hint: "remove it with --prune"))
    }
  }

  /// Writes what is missing or outdated; files whose bytes would not change are not touched.
  ///
  /// - Returns: The number of files written; nil when one could not be, which is reported.
  func write(diagnostics: inout DiagnosticEngine) -> Int? {
    do {
      try fileSystem.createDirectory(directory)
    } catch {
      diagnostics.report(
        Diagnostic(.unwritableOutput, "cannot create folder '\(directory)': \(error.reason)", at: nil))
      return nil
    }
    var count = 0
    for file in files where file.state != .unchanged {
      do {
        try fileSystem.write(file.bytes, to: path(of: file))
        count += 1
      } catch {
        diagnostics.report(
          Diagnostic(.unwritableOutput, "cannot write '\(path(of: file))': \(error.reason)", at: nil))
        return nil
      }
    }
    return count
  }

  /// Removes the stale files, or warns of them.
  ///
  /// - Returns: The number of files removed.
  func settleStaleFiles(prunes: Bool, diagnostics: inout DiagnosticEngine) -> Int {
    var count = 0
    for path in staleFiles {
      guard prunes else {
        diagnostics.report(
          Diagnostic(
            .staleOutput, severity: .warning, "'\(path)' is no longer generated", at: nil,
            hint: "remove it with --prune"))
        continue
      }
      do {
        try fileSystem.remove(path)
        count += 1
      } catch {
        diagnostics.report(
          Diagnostic(.unwritableOutput, "cannot remove '\(path)': \(error.reason)", at: nil))
      }
    }
    return count
  }
}
