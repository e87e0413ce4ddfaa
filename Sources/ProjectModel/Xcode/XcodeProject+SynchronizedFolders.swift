internal import SourceDiagnostics

extension XcodeProject {
  /// How a file in a synchronised folder belongs to the targets, in their order.
  func memberships(of path: LexicalPath, in folder: XcodeSynchronizedFolder) -> [XcodeMembership] {
    guard let relative = folder.resolvedPath?.relativePath(of: path).map(LexicalPath.init) else { return [] }
    let isCopied = folder.explicitFolders.contains { LexicalPath($0.value).relativePath(of: relative) != nil }
    let exceptions = Dictionary(grouping: folder.exceptions, by: \.targetID)
    let ids = Set(folder.targetPlaces.keys).union(exceptions.keys)
    return ids.compactMap { targetIndices[$0] }.sorted().compactMap { index in
      let target = targets[index]
      let place = folder.targetPlaces[target.id]
      let entries = (exceptions[target.id] ?? []).compactMap { exception in
        exception.entry(for: relative).map { (exception, $0) }
      }
      // A file that is listed changes sides: out of the targets of the folder, into others.
      let listed = entries.first { $0.0.buildPhaseID == nil }?.1
      let route = entries.first { $0.0.buildPhaseID != nil }
      let isMember = (place == nil) != (listed == nil) || route != nil
      guard isMember, let range = route?.1.range ?? place ?? listed?.range else { return nil }
      let routed = route.flatMap { route in target.buildPhases.first { $0.id == route.0.buildPhaseID }?.kind }
      return XcodeMembership(
        target: target, origin: isCopied ? .copiedFolder : .synchronizedFolder,
        phase: routed ?? (isCopied ? .resources : .sources),
        attributes: (exceptions[target.id] ?? []).flatMap { $0.attributes(for: relative) }, range: range,
        definitionRange: nil, attributeInsertion: nil, isLocalized: path.isLocalized)
    }
  }
}
