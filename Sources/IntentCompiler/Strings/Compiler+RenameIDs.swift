internal import DefinitionStrings
internal import SourceDiagnostics

extension Compiler {
  /// Gives readable string IDs to the texts of definitions, in them and in all their tables.
  ///
  /// Only the bytes of IDs change, and all files are written or none.
  public func renameIDs(_ request: RenameIDsRequest) -> CommandOutcome {
    var diagnostics = DiagnosticEngine()
    guard let files = DefinitionTables.files(at: request.inputs, options: options, diagnostics: &diagnostics),
      let run = IDRenamingRun(
        files, options: options, renamesAll: request.renamesAll, diagnostics: &diagnostics)
    else {
      return CommandOutcome(
        report: DiagnosticReport(diagnostics), output: "", summary: nil, inputs: request.inputs)
    }
    var changes = FileChanges()
    for (file, bytes) in run.changed { changes.replace(file, with: bytes) }
    var output = ""
    switch request.mode {
    case .write: write(changes, to: &diagnostics)
    case .preview: output = changes.difference
    case .check:
      for rename in run.renames {
        diagnostics.report(
          Diagnostic(
            .unreadableID, "'\(rename.old)' says nothing to a translator", at: rename.location,
            hint: "'intentc strings rename-ids' makes it '\(rename.new)'"))
      }
    }
    let changedFiles = run.changed.count.counted("file")
    let verb = request.mode == .write ? "renamed" : "to be renamed"
    return CommandOutcome(
      report: DiagnosticReport(diagnostics), output: output,
      summary: request.mode == .write && diagnostics.hasErrors
        ? nil : "\(run.renames.count.counted("ID")) \(verb), in \(changedFiles)",
      inputs: files.all.map(\.path))
  }
}
