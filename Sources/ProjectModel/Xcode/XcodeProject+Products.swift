internal import SourceDiagnostics

extension XcodeProject {
  /// The targets whose `Info.plist` is one of some files in at least one configuration.
  ///
  /// - Parameter paths: relative to the same folder as the path of the project's source, or absolute where that is.
  /// - Returns: for each path that is such a file, the targets in their order.
  package func targets(withInfoPlists paths: [String]) -> [String: [XcodeTarget]] {
    targets(naming: paths, by: "INFOPLIST_FILE")
  }

  /// The targets whose entitlements are one of some files in at least one configuration.
  ///
  /// - Parameter paths: as for `targets(withInfoPlists:)`.
  /// - Returns: for each path that is such a file, the targets in their order.
  package func targets(withEntitlements paths: [String]) -> [String: [XcodeTarget]] {
    targets(naming: paths, by: "CODE_SIGN_ENTITLEMENTS")
  }

  private func targets(naming paths: [String], by setting: String) -> [String: [XcodeTarget]] {
    guard !paths.isEmpty else { return [:] }
    var found: [LexicalPath: [XcodeTarget]] = [:]
    for target in targets {
      for path in target.paths(setting) { found[LexicalPath(path.value), default: []].append(target) }
    }
    return Dictionary(
      paths.compactMap { path in found[LexicalPath(path)].map { (path, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  /// The extensions that a target embeds or depends on.
  package func extensions(of target: XcodeTarget) -> [XcodeTarget] {
    (embedding.extensionIDs[target.id] ?? []).compactMap { self.target(id: $0) }
  }

  /// The apps that embed or depend on an extension, in the order of the targets.
  package func apps(with appExtension: XcodeTarget) -> [XcodeTarget] {
    (embedding.hostIDs[appExtension.id] ?? []).compactMap { self.target(id: $0) }
      .filter(\.productType.isApplication)
  }

  /// The reference to a file, whatever targets have it.
  ///
  /// - Parameter path: as for `targets(withInfoPlists:)`.
  /// - Returns: nil where the project does not list the file, as those in synchronised folders.
  package func reference(to path: String) -> XcodeFileReference? {
    let path = LexicalPath(path)
    let name = LexicalPath.lastComponent(of: path.text)
    return fileReferences.first { $0.fileName == name && $0.resolvedPath == path }
  }
}
