internal import DefinitionComparison
internal import PropertyListReader
internal import SourceDiagnostics

/// Knows definitions again that are in another place of the later one of two folders.
enum MovedDefinitions {
  /// A version of a definition.
  struct Version {
    /// Where it is, or would be.
    let path: DefinitionPath

    /// What it is; empty where the folder does not have it.
    let source: SourceFile
  }

  /// Two versions that are compared.
  struct Pair {
    let old: Version
    let new: Version

    /// Whether they have different paths in their folders.
    var isMoved = false
  }

  /// The pairs, of which one that is gone and a new one are one where they are the same definition: with the same intents,
  /// enumerations and types by name, at least for the larger part, and with no other one that is as much alike.
  ///
  /// - Parameters:
  ///   - pairs: The versions by path.
  ///   - front: Reads them.
  /// - Returns: The pairs in the order of the later ones.
  static func joined(_ pairs: [Pair], front: FrontEnd) -> [Pair] {
    let gone = pairs.indices.filter { pairs[$0].new.source.bytes.isEmpty && !pairs[$0].old.source.bytes.isEmpty }
    let added = pairs.indices.filter { pairs[$0].old.source.bytes.isEmpty && !pairs[$0].new.source.bytes.isEmpty }
    guard !gone.isEmpty, !added.isEmpty else { return pairs }
    let oldNames = gone.map { names(in: pairs[$0].old.source, front) }
    let newNames = added.map { names(in: pairs[$0].new.source, front) }
    var formers: [Int: Int] = [:]
    for (number, names) in newNames.enumerated() {
      let shares = oldNames.map { share($0, names) }
      guard let best = shares.max(), best > 0.5, shares.count(where: { $0 == best }) == 1,
        let former = shares.firstIndex(of: best)
      else { continue }
      // Of several copies, nobody knows which is the one.
      guard newNames.count(where: { share(oldNames[former], $0) >= best }) == 1 else { continue }
      formers[added[number]] = gone[former]
    }
    let joined = Set(formers.values)
    return pairs.indices.filter { !joined.contains($0) }.map { index in
      formers[index].map { Pair(old: pairs[$0].old, new: pairs[index].new, isMoved: true) } ?? pairs[index]
    }
  }

  /// The part of the names of two definitions that both have.
  private static func share(_ left: Set<String>, _ right: Set<String>) -> Double {
    let all = left.union(right).count
    return all == 0 ? 0 : Double(left.intersection(right).count) / Double(all)
  }

  /// The names of the intents, enumerations and types of a definition; none where it cannot be read.
  private static func names(in source: SourceFile, _ front: FrontEnd) -> Set<String> {
    var ignored = DiagnosticEngine()
    guard let tree = front.tree(of: source, diagnostics: &ignored) else { return [] }
    let root = DefinitionNode(tree.root)
    return Set(
      ElementKind.definition.schema.lists.flatMap { list in
        (root[list.key].map { NamedElement.elements(of: $0, in: list) } ?? []).map { element in
          "\(list.kind.rawValue) \(element.name)"
        }
      })
  }
}
