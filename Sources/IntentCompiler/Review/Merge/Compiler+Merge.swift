internal import SourceDiagnostics

extension Compiler {
  /// Merges two versions of a definition by what they mean, and writes the result in the form that Xcode saves.
  ///
  /// Where the versions do not agree, the file has both, between marks, and the outcome is a failure. So it is where a
  /// version cannot be read, in which case the marks are around all of it.
  public func merge(_ request: MergeRequest) -> CommandOutcome {
    var diagnostics = DiagnosticEngine()
    let paths = [request.base, request.ours, request.theirs].map { DefinitionPath($0) }
    let reader = DefinitionPathReader(limit: options.limits.byteCount)
    if paths.count(where: { $0.place == .standardInput }) > 1 {
      diagnostics.report(
        Diagnostic(.unreadableInput, "only one of the versions can come from the standard input", at: nil))
    }
    let sources = diagnostics.hasErrors ? [] : paths.map { reader.source(at: $0, diagnostics: &diagnostics) }
    guard sources.count == 3, let base = sources[0], let ours = sources[1], let theirs = sources[2] else {
      return CommandOutcome(report: DiagnosticReport(diagnostics), output: "", summary: nil, inputs: paths.map(\.text))
    }
    let merged = MergedDefinition(
      base: base, ours: ours, theirs: theirs, front: FrontEnd(options: options), markerSize: request.markerSize,
      name: request.name, output: request.output ?? Self.commonFile(of: paths))
    diagnostics.report(contentsOf: merged.diagnostics)
    var output = ""
    var isWritten = true
    if let path = request.output {
      do throws(FileSystemError) {
        try Self.write(merged.bytes, to: path)
      } catch {
        isWritten = false
        diagnostics.report(Diagnostic(.unwritableOutput, "cannot write '\(path)': \(error.reason)", at: nil))
      }
    } else {
      output = String(decoding: merged.bytes, as: UTF8.self)
    }
    return CommandOutcome(
      report: DiagnosticReport(diagnostics), output: output,
      summary: request.output == nil || !isWritten || merged.summary.isEmpty ? nil : merged.summary,
      inputs: paths.map(\.text))
  }

  /// The file that all versions are of, where they come from git.
  private static func commonFile(of paths: [DefinitionPath]) -> String? {
    let files = paths.map { path in
      if case .revision(_, let file) = path.place { file } else { nil as String? }
    }
    return files.allSatisfy { $0 == files[0] } ? files[0] : nil
  }

  /// Writes the result.
  ///
  /// A link stays one, and what it leads to is written; only a regular file that may be written is replaced.
  private static func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
    let fileSystem = FileSystem()
    switch fileSystem.resolvedKind(of: path) {
    case nil: try fileSystem.write(bytes, to: path)
    case .directory: throw FileSystemError(reason: "it is a folder")
    case .file:
      if let reason = fileSystem.writeProtection(of: path) { throw FileSystemError(reason: reason) }
      try fileSystem.update(fileSystem.identity(of: path) ?? path, with: bytes)
    default: throw FileSystemError(reason: "it is no regular file")
    }
  }
}

extension DiagnosticID {
  /// Two versions of a definition do not agree.
  static let mergeConflict: DiagnosticID = "merge-conflict"
}
