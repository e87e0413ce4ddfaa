/// Which extensions the targets of a project embed or depend on.
struct XcodeEmbedding: Sendable {
  /// The extensions of each target, by id, in the order of the targets.
  let extensionIDs: [String: [String]]

  /// The targets that embed an extension, by its id, in the order of the targets.
  let hostIDs: [String: [String]]

  init(_ targets: [XcodeTarget]) {
    let extensions = targets.filter { $0.productType == .appExtension }
    let ids = Set(extensions.map(\.id))
    let idsByProduct = Dictionary(
      extensions.compactMap { target in target.productReferenceID.map { ($0, target.id) } },
      uniquingKeysWith: { first, _ in first })
    var extensionIDs: [String: [String]] = [:]
    var hostIDs: [String: [String]] = [:]
    for target in targets {
      let copied = target.files(in: .copyFiles).compactMap { $0.referenceID.flatMap { idsByProduct[$0] } }
      var seen: Set = [target.id]
      for id in target.dependencyIDs + copied where ids.contains(id) && seen.insert(id).inserted {
        extensionIDs[target.id, default: []].append(id)
        hostIDs[id, default: []].append(target.id)
      }
    }
    self.extensionIDs = extensionIDs
    self.hostIDs = hostIDs
  }
}
