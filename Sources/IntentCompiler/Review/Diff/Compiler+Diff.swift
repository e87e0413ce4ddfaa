internal import DefinitionComparison
internal import PropertyListReader
internal import SourceDiagnostics

extension Compiler {
  /// Tells what is different between two versions of a definition, and what that means for those who have the earlier.
  ///
  /// Either may have any fault that leaves it a property list; handlers are compared where both have none.
  public func diff(_ request: DiffRequest) -> CommandOutcome {
    var diagnostics = DiagnosticEngine()
    options.check(diagnostics: &diagnostics)
    let paths = [DefinitionPath(request.old), DefinitionPath(request.new)]
    if paths.allSatisfy({ $0.place == .standardInput }) {
      diagnostics.report(
        Diagnostic(.unreadableInput, "only one of the two versions can come from the standard input", at: nil))
    }
    let reader = DefinitionPathReader(limit: options.limits.byteCount)
    let sources = diagnostics.hasErrors ? [] : paths.map { reader.source(at: $0, diagnostics: &diagnostics) }
    guard sources.count == 2, let old = sources[0], let new = sources[1],
      let comparison = comparison(
        from: old, to: new, paths, listing: request.listedImpact.flatMap { ChangeImpact(rawValue: $0.rawValue) },
        diagnostics: &diagnostics)
    else {
      return CommandOutcome(report: DiagnosticReport(diagnostics), output: "", summary: nil, inputs: paths.map(\.text))
    }
    let output =
      switch request.format {
      case .text: DiffText(comparison, listsEverything: request.listsEverything).text
      case .markdown: MarkdownRendering(comparison.document(listsEverything: request.listsEverything)).text
      case .json: comparison.json.text(.indented) + "\n"
      }
    let isFailure = comparison.changes.contains { change in
      switch request.failsOn {
      case nil: false
      case .breaking?: change.verdict.impact == .breaking
      case .data?: change.verdict.harms.contains(.savedData)
      }
    }
    return CommandOutcome(
      report: DiagnosticReport(diagnostics), output: output, summary: nil, inputs: paths.map(\.text),
      exitStatus: isFailure ? ExitStatus.findings : nil)
  }

  private func comparison(
    from old: SourceFile, to new: SourceFile, _ paths: [DefinitionPath], listing listedImpact: ChangeImpact?,
    diagnostics: inout DiagnosticEngine
  ) -> ComparedDefinitions? {
    let front = FrontEnd(options: options)
    // Both are read before anything is said, so that the faults of both are seen at once.
    let trees = [old, new].map { source in
      front.tree(of: source, diagnostics: &diagnostics).flatMap {
        front.isReadable($0, diagnostics: &diagnostics) ? $0 : nil
      }
    }
    guard let oldTree = trees[0], let newTree = trees[1] else { return nil }
    let oldProgram = front.definition(of: old).program
    let newProgram = front.definition(of: new).program
    let programs = oldProgram.flatMap { old in newProgram.map { (old: old, new: $0) } }
    return ComparedDefinitions(
      old: old, new: new,
      changes: DefinitionDifference.changes(
        from: DefinitionNode(oldTree.root), to: DefinitionNode(newTree.root),
        classNames: ClassNames(prefix: options.usesRecordedPrefix ? nil : options.classPrefix), programs: programs),
      listedImpact: listedImpact, comparesHandlers: programs != nil,
      renamedTable: RenamedTable(from: paths[0], to: paths[1]))
  }
}
