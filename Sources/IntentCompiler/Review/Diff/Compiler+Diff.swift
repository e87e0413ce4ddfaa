internal import DefinitionComparison
internal import PropertyListReader
internal import SourceDiagnostics

extension Compiler {
  /// Tells what is different between two versions of a definition, and what that means for those who have the earlier.
  ///
  /// Either may have any fault that leaves it a property list; handlers are compared where both have none. An empty file,
  /// and one that a revision does not have, is a definition without anything in it.
  public func diff(_ request: DiffRequest) -> CommandOutcome {
    var diagnostics = DiagnosticEngine()
    options.check(diagnostics: &diagnostics)
    let paths = [DefinitionPath(request.old), DefinitionPath(request.new)]
    if paths.allSatisfy({ $0.place == .standardInput }) {
      diagnostics.report(
        Diagnostic(.unreadableInput, "only one of the two versions can come from the standard input", at: nil))
    }
    let reader = DefinitionPathReader(limit: options.limits.byteCount)
    let sources = diagnostics.hasErrors ? [] : paths.map { reader.version(at: $0, diagnostics: &diagnostics) }
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
    let nodes = [old, new].map { source -> DefinitionNode? in
      guard !source.bytes.isEmpty else { return .empty }
      return front.tree(of: source, diagnostics: &diagnostics).flatMap {
        front.isReadable($0, diagnostics: &diagnostics) ? DefinitionNode($0.root) : nil
      }
    }
    guard let oldNode = nodes[0], let newNode = nodes[1] else { return nil }
    // Where one version has nothing, no handler is there in both.
    let isOneEmpty = old.bytes.isEmpty || new.bytes.isEmpty
    let oldProgram = front.definition(of: old).program
    let newProgram = front.definition(of: new).program
    let programs = oldProgram.flatMap { old in newProgram.map { (old: old, new: $0) } }
    return ComparedDefinitions(
      old: old, new: new,
      changes: DefinitionDifference.changes(
        from: oldNode, to: newNode,
        classNames: ClassNames(prefix: options.usesRecordedPrefix ? nil : options.classPrefix), programs: programs),
      listedImpact: listedImpact, comparesHandlers: isOneEmpty || programs != nil,
      renamedTable: isOneEmpty ? nil : RenamedTable(from: paths[0], to: paths[1]))
  }
}
