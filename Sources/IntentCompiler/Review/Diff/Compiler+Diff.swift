internal import DefinitionComparison
internal import PropertyListReader
internal import SourceDiagnostics

extension Compiler {
  /// Tells what is different between two versions of definitions, and what that means for those who have the earlier.
  ///
  /// Either may have any fault that leaves it a property list; handlers are compared where both have none. An empty file,
  /// and one that a revision does not have, is a definition without anything in it.
  public func diff(_ request: DiffRequest) -> CommandOutcome {
    var diagnostics = DiagnosticEngine()
    options.check(diagnostics: &diagnostics)
    let inputs = [request.old] + [request.new].compactMap(\.self)
    guard !diagnostics.hasErrors, let versions = ReviewedVersions(request, diagnostics: &diagnostics) else {
      return CommandOutcome(report: DiagnosticReport(diagnostics), output: "", summary: nil, inputs: inputs)
    }
    let listedImpact = request.listedImpact.flatMap { ChangeImpact(rawValue: $0.rawValue) }
    let output: String
    let comparisons: [ComparedDefinitions]
    if versions.areFolders {
      let folder = compareFolders(versions, listing: listedImpact, diagnostics: &diagnostics)
      comparisons = folder.comparisons
      output = comparisons.isEmpty ? "" : folder.text(request)
    } else {
      comparisons = [compare(versions, listing: listedImpact, diagnostics: &diagnostics)].compactMap(\.self)
      output = comparisons.map { $0.text(request) }.joined()
    }
    let isFailure = comparisons.flatMap(\.changes).contains { change in
      switch request.failsOn {
      case nil: false
      case .breaking?: change.verdict.impact == .breaking
      case .data?: change.verdict.harms.contains(.savedData)
      }
    }
    return CommandOutcome(
      report: DiagnosticReport(diagnostics), output: output, summary: nil, inputs: inputs,
      exitStatus: isFailure ? ExitStatus.findings : nil)
  }

  private func compare(
    _ versions: ReviewedVersions, listing listedImpact: ChangeImpact?, diagnostics: inout DiagnosticEngine
  ) -> ComparedDefinitions? {
    let reader = DefinitionPathReader(limit: options.limits.byteCount)
    // Both are read before anything is said, so that the faults of both are seen at once.
    let old = reader.version(at: versions.old, diagnostics: &diagnostics)
    let new = reader.version(at: versions.new, diagnostics: &diagnostics)
    guard let old, let new else { return nil }
    let isOneEmpty = old.bytes.isEmpty || new.bytes.isEmpty
    return comparison(
      from: old, to: new, renamedTable: isOneEmpty ? nil : RenamedTable(from: versions.old, to: versions.new),
      listing: listedImpact, diagnostics: &diagnostics)
  }

  private func compareFolders(
    _ versions: ReviewedVersions, listing listedImpact: ChangeImpact?, diagnostics: inout DiagnosticEngine
  ) -> ComparedFolders {
    let reader = DefinitionPathReader(limit: options.limits.byteCount)
    var pairs: [MovedDefinitions.Pair] = []
    for definition in versions.definitions(diagnostics: &diagnostics) ?? [] {
      func source(_ version: ReviewedVersions.Version) -> SourceFile? {
        version.isThere
          ? reader.source(at: version.path, diagnostics: &diagnostics)
          : SourceFile(path: version.path.text, bytes: [])
      }
      let old = source(definition.old)
      let new = source(definition.new)
      if let old, let new {
        pairs.append(
          MovedDefinitions.Pair(
            old: .init(path: definition.old.path, source: old), new: .init(path: definition.new.path, source: new)))
      }
    }
    let comparisons = MovedDefinitions.joined(pairs, front: FrontEnd(options: options)).compactMap { pair in
      comparison(
        from: pair.old.source, to: pair.new.source,
        renamedTable: pair.isMoved ? RenamedTable(from: pair.old.path, to: pair.new.path) : nil,
        isMoved: pair.isMoved, listing: listedImpact, diagnostics: &diagnostics)
    }
    return ComparedFolders(old: versions.old.text, new: versions.new.text, comparisons: comparisons)
  }

  private func comparison(
    from old: SourceFile, to new: SourceFile, renamedTable: RenamedTable?, isMoved: Bool = false,
    listing listedImpact: ChangeImpact?, diagnostics: inout DiagnosticEngine
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
      renamedTable: renamedTable, isMoved: isMoved)
  }
}
