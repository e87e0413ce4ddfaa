internal import SiriKitInterface
internal import SourceDiagnostics

/// The folders that a run generates all definitions of, and what the output folder says of earlier runs over them.
struct GenerationScope {
  /// The folders, from the root of the file system with links resolved.
  private let folders: [String]

  private let outputDirectory: String
  private let record: GenerationRecord?

  /// The entries of the record, with their paths from the root of the file system.
  private let places: [(path: String, entry: GenerationRecord.Entry)]

  private let fileSystem = FileSystem()

  /// The scope of a run.
  ///
  /// - Parameters:
  ///   - request: The run.
  ///   - diagnostics: Receives `foreign-output` for a file that is no record in the place of one.
  init(of request: GenerateRequest, diagnostics: inout DiagnosticEngine) {
    outputDirectory = request.outputDirectory
    folders = (request.inputs + [request.scope].compactMap(\.self)).compactMap { [fileSystem] path in
      fileSystem.resolvedKind(of: path) == .directory ? fileSystem.identity(of: path) : nil
    }
    let record =
      request.reportsStaleFiles
      ? GenerationRecord.read(in: request.outputDirectory, diagnostics: &diagnostics) : nil
    self.record = record
    let output = fileSystem.identity(of: request.outputDirectory)
    places = output.flatMap { output in record?.entries.map { (Self.path($0.path, from: output), $0) } } ?? []
  }

  /// Whether an earlier run has found definitions in a folder that are gone.
  func hasLost(_ folder: String) -> Bool {
    guard let folder = fileSystem.identity(of: folder) else { return false }
    return places.contains { Self.isBelow($0.path, folder) && fileSystem.isMissing($0.path) }
  }

  /// The definitions that an earlier run has found in the folders and that are gone, by the mark of their files.
  ///
  /// One that is there and no part of this run may be part of another, for example of another target. A mark that another
  /// definition has, wherever that lies, is none of them.
  ///
  /// - Parameter definitions: The paths and marks of the definitions of this run.
  /// - Returns: The paths, as a person would write them.
  func goneDefinitions(but definitions: [(path: String, mark: GenerationMark)]) -> [GenerationMark: String] {
    let current = Set(definitions.compactMap { place(of: $0.path) })
    var gone: [GenerationMark: String] = [:]
    var others = Set(definitions.map(\.mark))
    for (path, entry) in places where !current.contains(path) {
      if folders.contains(where: { Self.isBelow(path, $0) }), fileSystem.isMissing(path) {
        gone[entry.mark] = fileSystem.displayedPath(path)
      } else {
        others.insert(entry.mark)
      }
    }
    return gone.filter { !others.contains($0.key) }
  }

  /// Writes where the definitions of this run lie, if it is about folders or the output folder has such a record.
  ///
  /// What another run has added since this one began stays.
  ///
  /// - Parameters:
  ///   - definitions: The paths and marks of the definitions of this run.
  ///   - marks: The marks of files in the output folder that this run has not written.
  ///   - diagnostics: Receives why the record cannot be written.
  func writeRecord(
    of definitions: [(path: String, mark: GenerationMark)], besides marks: Set<GenerationMark>,
    diagnostics: inout DiagnosticEngine
  ) {
    guard !folders.isEmpty || record != nil, let output = fileSystem.identity(of: outputDirectory) else { return }
    let lock = FolderLock(output)
    defer { lock.release() }
    // One that became unreadable meanwhile says nothing.
    var faults = DiagnosticEngine()
    let latest = GenerationRecord.read(in: outputDirectory, diagnostics: &faults)?.entries ?? []
    let known = Set(record?.entries ?? [])
    let current = definitions.compactMap { definition in
      fileSystem.relativePath(of: definition.path, from: output).map {
        GenerationRecord.Entry(path: $0, namespace: definition.mark.namespace)
      }
    }
    let paths = Set(current.map(\.path))
    let kept = latest.filter { !paths.contains($0.path) && (marks.contains($0.mark) || !known.contains($0)) }
    let path = outputDirectory.appending(pathComponent: GenerationRecord.fileName)
    do {
      if current.isEmpty, kept.isEmpty {
        try fileSystem.remove(path)
      } else {
        try fileSystem.update(path, with: Array(GenerationRecord(current + kept).text.utf8))
      }
    } catch {
      diagnostics.report(Diagnostic(.unwritableOutput, "cannot write '\(path)': \(error.reason)", at: nil))
    }
  }

  /// The path from the root of the file system of one that is given from a folder; what is not there has no links to follow.
  private static func path(_ path: String, from folder: String) -> String {
    var names = folder.split(separator: "/")
    for name in path.split(separator: "/") {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// The path of a definition from the root of the file system, as the record would have it.
  private func place(of path: String) -> String? {
    fileSystem.identity(of: path.directoryOfPath.isEmpty ? "." : path.directoryOfPath)?
      .appending(pathComponent: path.lastPathComponent)
  }

  private static func isBelow(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path.hasPrefix(folder + "/")
  }
}
