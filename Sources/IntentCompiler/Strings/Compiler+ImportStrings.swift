internal import SourceDiagnostics

extension Compiler {
  /// Takes translations from XLIFF files over into the tables of definitions.
  ///
  /// Every file is read before the first is written, and all are written or none.
  public func importStrings(_ request: StringsImportRequest) -> CommandOutcome {
    var diagnostics = DiagnosticEngine()
    let search = InputSearch()
    let exchangeFiles = request.exchangeFiles.compactMap { path -> SourceFile? in
      guard search.fileSystem.resolvedKind(of: path) != nil else {
        diagnostics.report(Diagnostic(.unreadableInput, "'\(path)' does not exist", at: nil))
        return nil
      }
      return search.source(at: path, limit: options.limits.byteCount, diagnostics: &diagnostics)
    }
    guard !diagnostics.hasErrors,
      let files = DefinitionTables.files(at: request.inputs, options: options, diagnostics: &diagnostics),
      let read = DefinitionTables(files, options: options, diagnostics: &diagnostics)
    else {
      return CommandOutcome(
        report: DiagnosticReport(diagnostics), output: "", summary: nil,
        inputs: request.inputs + request.exchangeFiles)
    }
    var importing = StringsImporting(
      read, options: options, skipsInvalid: request.skipsInvalid, language: request.language)
    for file in exchangeFiles { importing.take(file, diagnostics: &diagnostics) }
    var changes = FileChanges()
    for (_, change) in importing.changed.sorted(by: { $0.key < $1.key }) {
      changes.replace(change.file, with: change.bytes)
    }
    for (path, bytes) in importing.created.sorted(by: { $0.key < $1.key }) { changes.create(path, with: bytes) }
    if !diagnostics.hasErrors, !request.isPreview { write(changes, to: &diagnostics) }
    var lines = importing.counts.sorted { $0.key < $1.key }.map { language, count in
      "\(language): \(count.counted("translation")) \(request.isPreview ? "to be taken" : "taken") over"
    }
    lines += importing.created.keys.sorted().map { "a new table, '\($0)'" }
    if importing.untranslatedCount > 0 {
      lines.append("\(importing.untranslatedCount.counted("text")) without a translation")
    }
    if importing.foreignCount > 0 {
      lines.append("\(importing.foreignCount.counted("file")) left out, which no definition here is")
    }
    return CommandOutcome(
      report: DiagnosticReport(diagnostics),
      output: request.isPreview && !diagnostics.hasErrors ? changes.difference : "",
      summary: diagnostics.hasErrors || lines.isEmpty ? nil : lines.joined(separator: "\n"),
      inputs: files.all.map(\.path) + request.exchangeFiles)
  }
}
