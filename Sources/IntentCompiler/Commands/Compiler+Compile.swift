internal import SourceDiagnostics

extension Compiler {
  /// Checks a definition and copies its bytes into a folder, where the bundle takes it from.
  public func compile(_ request: CompileRequest) -> CommandOutcome {
    var diagnostics = DiagnosticEngine()
    let fileSystem = FileSystem()
    let paths = InputSearch().definitions(at: [request.input], diagnostics: &diagnostics)
    for path in paths {
      guard let source = InputSearch().source(at: path, limit: options.limits.byteCount, diagnostics: &diagnostics)
      else { continue }
      let definition = FrontEnd(options: options).definition(of: source)
      diagnostics.report(contentsOf: definition.diagnostics)
      guard !diagnostics.hasErrors else { continue }
      let target = request.outputDirectory.appending(pathComponent: source.name)
      if let kind = fileSystem.kind(of: target), kind != .file {
        diagnostics.report(
          Diagnostic(
            .unwritableOutput,
            "cannot write '\(target)': it is \(kind == .symbolicLink ? "a symbolic link" : "no file")", at: nil))
        continue
      }
      do {
        try fileSystem.createDirectory(request.outputDirectory)
        try fileSystem.update(target, with: source.bytes)
      } catch {
        diagnostics.report(Diagnostic(.unwritableOutput, "cannot write '\(target)': \(error.reason)", at: nil))
      }
    }
    return CommandOutcome(report: DiagnosticReport(diagnostics), output: "", summary: nil)
  }
}
