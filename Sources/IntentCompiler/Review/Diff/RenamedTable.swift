internal import SourceDiagnostics

/// The tables of translations that have to follow a definition to another name.
struct RenamedTable: Equatable {
  /// The earlier name, without a suffix.
  let old: String

  /// The later name.
  let new: String

  /// The tables of two versions of a definition; nil where it has kept its name, where there are none, and where they
  /// have followed.
  init?(from old: DefinitionPath, to new: DefinitionPath) {
    guard let before = Self.place(of: old), let after = Self.place(of: new), before.stem != after.stem else {
      return nil
    }
    let later = Self.tableStems(beside: new)
    guard
      later.contains(before.stem) || Self.tableStems(beside: old).contains(before.stem) && !later.contains(after.stem)
    else { return nil }
    self.old = before.stem
    self.new = after.stem
  }

  private static func place(of path: DefinitionPath) -> DefinitionPlace? { path.file.map { DefinitionPlace($0) } }

  /// The stems of the tables in the folder of a definition and in the language folders there.
  private static func tableStems(beside path: DefinitionPath) -> Set<String> {
    guard let folder = place(of: path)?.folder else { return [] }
    let names =
      switch path.place {
      // What the index has is not listed: a path in it is one of the working tree.
      case .revision(let revision, _) where !revision.isEmpty && !revision.hasPrefix(":"):
        // The folder of a definition and its language folders.
        ((try? RevisionFolder(revision: revision, path: folder).names()) ?? []).filter { name in
          let parent = name.directoryOfPath
          return parent.isEmpty || parent.hasSuffix(".lproj") && !parent.contains("/")
        }
      default: names(in: folder)
      }
    return Set(names.filter { CheckedFileKind(path: $0) == .table }.map { $0.lastPathComponent.droppingFileSuffix })
  }

  private static func names(in folder: String) -> [String] {
    let fileSystem = FileSystem()
    return fileSystem.names(in: folder.isEmpty ? "." : folder).flatMap { name in
      name.hasSuffix(".lproj") ? fileSystem.names(in: folder.appending(pathComponent: name)) : [name]
    }
  }
}
