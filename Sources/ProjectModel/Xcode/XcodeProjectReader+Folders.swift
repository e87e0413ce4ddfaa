internal import SourceDiagnostics

/// Reading of synchronised folders.
extension XcodeProjectReader {
  /// The synchronised folders with the targets that have them.
  mutating func readSynchronizedFolders(_ targets: [XcodeTarget]) -> [XcodeSynchronizedFolder] {
    var places: [String: [String: SourceRange]] = [:]
    var targetsOfPhases: [String: String] = [:]
    for target in targets {
      for id in target.synchronizedFolderIDs {
        places[id.value, default: [:]][target.id] = id.range
      }
      for phase in target.buildPhases {
        targetsOfPhases[phase.id] = target.id
      }
    }
    var folders: [XcodeSynchronizedFolder] = []
    for (object, folder) in foldersOfGroups {
      var exceptions: [XcodeFolderException] = []
      for (_, exception) in objects("exceptions", of: object) where claim(exception) {
        let phaseID = values.string("buildPhase", in: exception.node)?.value
        guard
          let targetID = values.string("target", in: exception.node)?.value ?? phaseID.flatMap({ targetsOfPhases[$0] })
        else { continue }
        exceptions.append(folderException(exception, targetID: targetID, buildPhaseID: phaseID))
      }
      folders.append(
        XcodeSynchronizedFolder(
          id: object.id, range: object.range, relativePath: values.string("path", in: object.node),
          exceptions: exceptions, explicitFolders: values.names("explicitFolders", in: object.node)?.names ?? [],
          targetPlaces: places[object.id] ?? [:], folder: folder))
    }
    return folders
  }

  private mutating func folderException(
    _ object: XcodeObject, targetID: String, buildPhaseID: String?
  ) -> XcodeFolderException {
    var attributes: [(path: Located<String>, names: [Located<String>])] = []
    if let node = values.dictionary("attributesByRelativePath", in: object.node) {
      for entry in node.entries {
        attributes.append(
          (
            entry.key,
            entry.value.elements.compactMap { element in
              element.string.map { Located($0, at: element.range) }
            }
          ))
      }
    }
    return XcodeFolderException(
      targetID: targetID, buildPhaseID: buildPhaseID,
      paths: values.names("membershipExceptions", in: object.node)?.names ?? [], attributes: attributes)
  }
}
