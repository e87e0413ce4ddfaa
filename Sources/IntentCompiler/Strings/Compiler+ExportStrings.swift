internal import Localization
internal import SourceDiagnostics

extension Compiler {
  /// Writes the texts of definitions for translators, with what their tables have already.
  ///
  /// All files are written or none.
  public func exportStrings(_ request: StringsExportRequest) -> CommandOutcome {
    var diagnostics = DiagnosticEngine()
    guard let files = DefinitionTables.files(at: request.inputs, options: options, diagnostics: &diagnostics),
      let read = DefinitionTables(
        files, options: options, languages: Set(request.languages.map { LanguageName($0) }),
        needsDevelopmentLanguage: request.includesDevelopmentLanguage, diagnostics: &diagnostics)
    else {
      return CommandOutcome(
        report: DiagnosticReport(diagnostics), output: "", summary: nil, inputs: request.inputs)
    }
    let exporting = StringsExporting(read, request, options: options, diagnostics: &diagnostics)
    var changes = FileChanges()
    var written = 0
    let fileSystem = FileSystem()
    for (name, content) in exporting.files {
      let path = request.output.appending(pathComponent: name)
      let bytes = request.format == .xliff ? ExchangeMark.marked(content) : content
      guard fileSystem.resolvedKind(of: path) != nil else {
        changes.create(path, with: bytes)
        written += 1
        continue
      }
      do {
        let present = SourceFile(path: path, bytes: try fileSystem.read(path))
        if present.bytes == bytes { continue }
        guard request.overwrites || ExchangeMark.isUntouched(present.bytes) else {
          diagnostics.report(
            Diagnostic(
              .foreignOutput, "file is there already, with other content than this export or an earlier one",
              at: SourceLocation(file: present, range: .position(0)),
              hint: "choose another folder, or replace it with --force"))
          continue
        }
        changes.replace(present, with: bytes)
        written += 1
      } catch {
        diagnostics.report(Diagnostic(.unwritableOutput, "cannot replace '\(path)': \(error.reason)", at: nil))
      }
    }
    if !diagnostics.hasErrors { write(changes, to: &diagnostics) }
    let lines =
      exporting.counts.map { "\($0.language): \($0.translated) of \($0.total) texts are translated" }
      + ["\(exporting.files.count.counted("file")) in '\(request.output)', \(written) written"]
    return CommandOutcome(
      report: DiagnosticReport(diagnostics), output: "",
      summary: diagnostics.hasErrors ? nil : lines.joined(separator: "\n"), inputs: files.all.map(\.path))
  }
}
