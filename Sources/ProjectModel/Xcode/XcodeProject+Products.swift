internal import SourceDiagnostics

extension XcodeProject {
  /// The targets whose `Info.plist` is a file in at least one configuration, in their order.
  ///
  /// - Parameter path: relative to the same folder as the path of the project's source, or absolute where that is.
  /// - Returns: the targets.
  package func targets(withInfoPlist path: String) -> [XcodeTarget] {
    targets(naming: path, by: "INFOPLIST_FILE")
  }

  /// The targets whose entitlements are a file in at least one configuration, in their order.
  ///
  /// - Parameter path: as for `targets(withInfoPlist:)`.
  /// - Returns: the targets.
  package func targets(withEntitlements path: String) -> [XcodeTarget] {
    targets(naming: path, by: "CODE_SIGN_ENTITLEMENTS")
  }

  private func targets(naming path: String, by setting: String) -> [XcodeTarget] {
    let path = LexicalPath(path)
    return targets.filter { target in
      target.paths(setting).contains { LexicalPath($0.value) == path }
    }
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

  /// Whether something in the project counts for some platforms only; what it is is not read.
  package var hasPlatformFilters: Bool {
    source.mentions("platformFilter")
  }

  /// Whether the project calls a generator of intent classes by itself, in a script, a build rule or a plugin.
  package var hasOtherGenerator: Bool {
    ["intentbuilderc", "intentc", "Intentc"].contains { source.mentions($0) }
  }

  /// The reference to a file in a group, a variant group or nowhere; nil where the project does not know the file.
  ///
  /// A file in a synchronised folder has no reference.
  ///
  /// - Parameter path: as for `targets(withInfoPlist:)`.
  /// - Returns: the reference.
  package func reference(to path: String) -> XcodeFileReference? {
    let path = LexicalPath(path)
    let name = LexicalPath.lastComponent(of: path.text)
    return fileReferences.first { $0.fileName == name && $0.resolvedPath == path }
  }
}
