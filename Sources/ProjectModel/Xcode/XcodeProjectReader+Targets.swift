internal import SourceDiagnostics

/// Reading of targets and their build phases.
extension XcodeProjectReader {
  /// The targets in the order of the project, each once.
  mutating func readTargets() -> [XcodeTarget] {
    let projectConfigurations = readConfigurations(of: project)
    var targets: [XcodeTarget] = []
    var seen: Set<String> = []
    for (_, object) in objects("targets", of: project) where seen.insert(object.id).inserted {
      targets.append(target(object, projectConfigurations))
    }
    return targets
  }

  private mutating func target(_ object: XcodeObject, _ projectConfigurations: [RawConfiguration]) -> XcodeTarget {
    let name = values.string("name", in: object.node) ?? Located(object.id, at: object.range)
    let identifier = values.string("productType", in: object.node)
    let productID = values.string("productReference", in: object.node)?.value
    var phases: [XcodeBuildPhase] = []
    for (_, phase) in objects("buildPhases", of: object) where claim(phase) {
      phases.append(buildPhase(phase))
    }
    let configurations = self.object("buildConfigurationList", of: object)
    return XcodeTarget(
      id: object.id, range: object.range, name: name,
      productType: object.isa == "PBXNativeTarget"
        ? XcodeProductType(identifier: identifier?.value ?? "") : .aggregate,
      productTypeIdentifier: identifier, productReferenceID: productID,
      productFileName: productID.flatMap { references[$0]?.first?.fileName }, buildPhases: phases,
      dependencyIDs: objects("dependencies", of: object).compactMap { dependency($0.object) },
      packageProducts: objects("packageProductDependencies", of: object)
        .compactMap { values.string("productName", in: $0.object.node) },
      synchronizedFolderIDs: values.names("fileSystemSynchronizedGroups", in: object.node)?.names ?? [],
      configurations: merged(readConfigurations(of: object), with: projectConfigurations, targetName: name.value),
      defaultConfigurationName: configurations.flatMap { values.string("defaultConfigurationName", in: $0.node)?.value }
    )
  }

  /// The target of this project that a dependency leads to.
  private mutating func dependency(_ object: XcodeObject) -> String? {
    if let target = self.object("target", of: object) { return target.id }
    guard let proxy = self.object("targetProxy", of: object),
      values.string("containerPortal", in: proxy.node)?.value == project.id
    else { return nil }
    return values.string("remoteGlobalIDString", in: proxy.node)?.value
  }

  // MARK: Build phases

  private mutating func buildPhase(_ object: XcodeObject) -> XcodeBuildPhase {
    let list = values.array("files", in: object.node)
    var files: [XcodeBuildFile] = []
    for (place, file) in objects("files", of: object) {
      files.append(buildFile(file, place))
    }
    return XcodeBuildPhase(
      id: object.id, kind: XcodeBuildPhase.Kind(rawValue: object.isa) ?? .other,
      name: values.string("name", in: object.node), destination: values.string("dstSubfolderSpec", in: object.node),
      range: list?.range ?? object.range, files: files)
  }

  private mutating func buildFile(_ object: XcodeObject, _ place: SourceRange) -> XcodeBuildFile {
    let referenceID = values.string("fileRef", in: object.node)?.value
    let product = self.object("productRef", of: object).flatMap { values.string("productName", in: $0.node) }
    let settings = values.dictionary("settings", in: object.node)
    return XcodeBuildFile(
      id: object.id, range: place, definitionRange: object.range, referenceID: referenceID,
      references: referenceID.flatMap { references[$0] } ?? [], packageProduct: product,
      attributes: settings.flatMap { values.names("ATTRIBUTES", in: $0)?.names } ?? [],
      attributeInsertion: XcodeAttributeInsertion(in: object.node))
  }
}
