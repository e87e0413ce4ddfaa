internal import DefinitionStrings
internal import IntentRules
internal import SourceDiagnostics

extension Compiler {
  /// Brings the tables of definitions in step with them, without touching what is translated.
  ///
  /// Every file is read before the first is written, and all are written or none.
  public func updateStrings(_ request: StringsUpdateRequest) -> CommandOutcome {
    var diagnostics = DiagnosticEngine()
    var updateOptions = UpdateOptions(
      stale: StalePolicy(rawValue: request.staleEntries.rawValue) ?? .keep, takesAsReviewed: request.takesAsReviewed,
      addsComments: request.addsComments)
    if let since = request.since { updateOptions.formerTexts = formerTexts(since, diagnostics: &diagnostics) }
    guard !diagnostics.hasErrors,
      let files = DefinitionTables.files(at: request.inputs, options: options, diagnostics: &diagnostics),
      let run = StringsUpdating(
        files, compilerOptions: options, options: updateOptions, languages: request.languages,
        diagnostics: &diagnostics)
    else {
      return CommandOutcome(
        report: DiagnosticReport(diagnostics), output: "", summary: nil, inputs: request.inputs)
    }
    let changed = run.updates.filter { $0.bytes != $0.file.bytes }
    for change in run.updates.flatMap(\.changes) {
      if let finding = change.diagnostic(isCheck: request.mode == .check) { diagnostics.report(finding) }
    }
    var changes = FileChanges()
    for update in changed { changes.replace(update.file, with: update.bytes) }
    var output = ""
    switch request.mode {
    case .write: write(changes, to: &diagnostics)
    case .preview: output = changes.difference
    case .check: break
    }
    return CommandOutcome(
      report: DiagnosticReport(diagnostics), output: output,
      summary: request.mode == .write && diagnostics.hasErrors
        ? nil : Self.summary(run.updates, changedCount: changed.count, mode: request.mode),
      inputs: files.all.map(\.path))
  }

  /// The texts of an older version of a definition by ID.
  private func formerTexts(_ path: String, diagnostics: inout DiagnosticEngine) -> [String: String] {
    let reader = DefinitionPathReader(limit: options.limits.byteCount)
    guard let source = reader.source(at: DefinitionPath(path), diagnostics: &diagnostics),
      let definition = FrontEnd(options: options).checkedDefinition(of: source, diagnostics: &diagnostics)
    else { return [:] }
    return UpdateOptions.texts(of: definition.document)
  }

  /// Writes files, all or none; why that cannot be done is reported.
  func write(_ changes: FileChanges, to diagnostics: inout DiagnosticEngine) {
    do {
      try changes.write()
    } catch {
      diagnostics.report(
        Diagnostic(
          .unwritableOutput, "cannot write '\(error.path)': \(error.reason)", at: nil, hint: "nothing was written"))
    }
  }

  private static func summary(
    _ updates: [TableUpdate], changedCount: Int, mode: StringsMode
  ) -> String {
    let changes = updates.flatMap(\.changes)
    func count(_ isCounted: (TableChange.Kind) -> Bool) -> Int { changes.count { isCounted($0.kind) } }
    let parts = [
      (count { $0 == .added }, "added"), (count { $0 == .removed }, "removed"),
      (count { $0 == .markedStale }, "marked stale"), (count { $0 == .refreshed }, "with the text of now"),
      (count { $0 == .revived || $0 == .translated }, "no longer marked"),
      (count { if case .moved = $0 { true } else { false } }, "with another ID"),
      (count { $0 == .commented }, "with a comment"),
      (count { $0 == .reviewed }, "reviewed"), (count { $0 == .stale }, "stale"),
      (changes.count { $0.isDrift }, "to be translated anew"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let verb = mode == .write ? "updated" : "to be updated"
    let files = "\(updates.count.counted("table")), \(changedCount) \(verb)"
    var seen: Set<String> = []
    let stale = changes.filter { $0.kind == .stale && seen.insert($0.key).inserted }.map { "'\($0.key)'" }
    let named = stale.prefix(3) + (stale.count > 3 ? ["\(stale.count - 3) more"] : [])
    return (parts.isEmpty ? files : files + ": " + parts.joined(separator: ", "))
      + (named.isEmpty ? "" : "\nstale: " + named.joined(separator: ", "))
  }
}
