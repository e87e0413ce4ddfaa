internal import DefinitionStrings
internal import IntentRules
internal import SourceDiagnostics

extension Compiler {
  /// Brings the tables of definitions in step with them, without touching what is translated.
  ///
  /// Every file is read before the first is written, and all are written or none.
  public func updateStrings(_ request: StringsUpdateRequest) -> CommandOutcome {
    var diagnostics = DiagnosticEngine()
    guard
      let files = DefinitionTables.files(at: request.inputs, options: options, diagnostics: &diagnostics),
      let run = StringsUpdating(files, request, compilerOptions: options, diagnostics: &diagnostics)
    else {
      return CommandOutcome(
        report: DiagnosticReport(diagnostics), output: "", summary: nil, inputs: request.inputs)
    }
    let changed = run.updates.filter { $0.bytes != $0.file.bytes }
    run.report(to: &diagnostics)
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
      (count { if case .differing = $0 { true } else { false } }, "with other words than the definition"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let verb = mode == .write ? "updated" : "to be updated"
    let files = "\(updates.count.counted("table")), \(changedCount) \(verb)"
    if updates.isEmpty { return files + ": 'intentc strings export' writes the first one" }
    return
      ([parts.isEmpty ? files : files + ": " + parts.joined(separator: ", ")] + staleKeys(in: changes)
      + [unrecorded(in: updates)].compactMap(\.self)).joined(separator: "\n")
  }

  /// The first keys of no text, a line for each definition.
  private static func staleKeys(in changes: [TableChange]) -> [String] {
    let stale = changes.filter { $0.kind == .stale }
    return Set(stale.map(\.definition)).sorted().map { definition in
      let keys = Set(stale.filter { $0.definition == definition }.map { "'\($0.key)'" }).sorted()
      let named = keys.prefix(3) + (keys.count > 3 ? ["\(keys.count - 3) more"] : [])
      return "stale, not in '\(definition)': " + named.joined(separator: ", ")
    }
  }

  /// That changes of the texts of some translations are not seen, and how they are; nil where all are.
  private static func unrecorded(in updates: [TableUpdate]) -> String? {
    let count = updates.reduce(0) { $0 + $1.unrecordedCount }
    guard count > 0 else { return nil }
    return "\(count.counted("translation")) without the text that \(count == 1 ? "it was" : "they were") made from, so "
      + "that a change of it is not seen: note it with --comments, or compare with an older version with --since"
  }
}
