internal import DefinitionComparison
internal import IntentModel
internal import SourceDiagnostics

/// What is wrong with a merged definition.
enum MergeFaults {
  /// What a fault is known by in every version: lines move.
  private struct Key: Hashable {
    let id: DiagnosticID
    let element: String
    let message: String

    init(_ fault: Diagnostic) {
      id = fault.id
      element = fault.element ?? ""
      message = fault.message
    }
  }

  /// The errors and warnings that come from the merge, as rules for a definition alone find them.
  ///
  /// Of equal ones at the same element as many are known as either version has, or as both have added. In the versions,
  /// elements have the names that they have in the merged definition, so that those that one side has renamed are known.
  static func new(
    in merged: SourceFile, _ versions: (base: DefinitionNode, ours: DefinitionNode, theirs: DefinitionNode),
    checker: Checker
  ) -> [Diagnostic] {
    func faults(_ source: SourceFile) -> [Diagnostic] {
      checker.check(definition: source).filter { $0.severity != .note }
    }
    func counts(_ version: DefinitionNode) -> [Key: Int] {
      let source = SourceFile(
        path: merged.path, bytes: CanonicalWriter.write(version.value))
      return faults(source).reduce(into: [:]) { $0[Key($1), default: 0] += 1 }
    }
    let found = faults(merged)
    guard !found.isEmpty else { return [] }
    let (mine, other) = (counts(versions.ours), counts(versions.theirs))
    let earlier = versions.base == .empty ? [:] : counts(versions.base)
    var known: [Key: Int] = [:]
    return found.filter { fault in
      let key = Key(fault)
      let (before, here, there) = (earlier[key] ?? 0, mine[key] ?? 0, other[key] ?? 0)
      let rest = known[key] ?? max(here, there, here + there - before)
      known[key] = rest - 1
      return rest <= 0
    }
  }
}
