internal import SourceDiagnostics

/// Reading of the tree of groups, which gives every reference its folder.
extension XcodeProjectReader {
  /// Walks through the groups from the main one; references outside of it are taken as those of the project's folder.
  mutating func readGroups() {
    let projectFolder = XcodeFolder(.project(projectFolder))
    var pending: [(object: XcodeObject, folder: XcodeFolder)] = []
    var isTooDeep = false
    if let main = object("mainGroup", of: project) {
      _ = claim(main)
      pending.append((main, folder(of: main, in: projectFolder)))
    }
    while let (group, folder) = pending.popLast() {
      for (_, child) in objects("children", of: group) where claim(child) {
        switch child.isa {
        case "PBXGroup":
          guard folder.depth < Self.deepestGroup else {
            isTooDeep = true
            continue
          }
          pending.append((child, self.folder(of: child, in: folder)))
        default:
          addReference(child, in: folder)
        }
      }
    }
    if isTooDeep {
      values.report("groups below level \(Self.deepestGroup) are not read", at: project.range)
    }
    let others = objects.values.filter { !ownedIDs.contains($0.id) }.sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    for object in others {
      addReference(object, in: projectFolder)
    }
  }

  private mutating func addReference(_ object: XcodeObject, in folder: XcodeFolder) {
    switch object.isa {
    case "PBXFileReference", "PBXReferenceProxy":
      references[object.id] = [fileReference(object, in: folder)]
    case "XCVersionGroup":
      // It is one file for a build, whatever versions are in it.
      references[object.id] = [fileReference(object, in: folder)]
    case "PBXVariantGroup":
      let inner = self.folder(of: object, in: folder)
      let children = objects("children", of: object)
      if children.count > Self.languageCount {
        values.report("variant group has more than \(Self.languageCount) files; the rest is not read", at: object.range)
      }
      references[object.id] = children.prefix(Self.languageCount).map { fileReference($0.object, in: inner) }
      ownedIDs.formUnion(children.map(\.object.id))
    case "PBXFileSystemSynchronizedRootGroup":
      foldersOfGroups.append((object, anchoredFolder(of: object, in: folder)))
    default:
      break
    }
  }

  private mutating func fileReference(_ object: XcodeObject, in folder: XcodeFolder) -> XcodeFileReference {
    XcodeFileReference(
      id: object.id, relativePath: values.string("path", in: object.node),
      name: values.string("name", in: object.node),
      fileType: values.string("lastKnownFileType", in: object.node)
        ?? values.string("explicitFileType", in: object.node),
      range: object.range, folder: anchoredFolder(of: object, in: folder))
  }

  /// The folder that the children of a group are relative to.
  private mutating func folder(of group: XcodeObject, in parent: XcodeFolder) -> XcodeFolder {
    XcodeFolder(values.string("path", in: group.node)?.value ?? "", in: anchoredFolder(of: group, in: parent))
  }

  /// The folder that the path of an object is relative to.
  private mutating func anchoredFolder(of object: XcodeObject, in parent: XcodeFolder) -> XcodeFolder {
    switch values.string("sourceTree", in: object.node)?.value {
    case nil, "<group>": parent
    case "SOURCE_ROOT", "SRCROOT": XcodeFolder(.project(projectFolder))
    case "<absolute>": XcodeFolder(.root)
    default: XcodeFolder(.build)
    }
  }
}
