internal import AppIntentsBackend
internal import SourceDiagnostics

/// Finds tables beside the new ones that have the same name: Xcode builds a target with one of them only.
struct RivalTables {
  /// The new tables, as paths below their folder.
  let names: [String]

  /// The folder of the new tables.
  let directory: String

  /// The folders that are searched, besides that of the new tables and the one around it.
  let folders: [String]

  /// What is to be said: a remark for each folder and format.
  var remarks: [MigrationRemark] {
    let home = Self.identity(of: directory)
    var seen: Set<String> = []
    return ([directory, directory.withoutCurrentFolders.directoryOfPath] + folders).flatMap { folder in
      let identity = Self.identity(of: folder)
      guard seen.insert(identity).inserted else { return [MigrationRemark]() }
      return remarks(on: folder, isHome: identity == home)
    }
  }

  private func remarks(on folder: String, isHome: Bool) -> [MigrationRemark] {
    var seen: Set<String> = []
    return Self.tables(in: folder).compactMap { path in
      let stem = path.lastPathComponent.droppingFileSuffix
      let isCatalogue = path.hasSuffix(".xcstrings")
      guard let name = names.first(where: { $0.lastPathComponent.droppingFileSuffix == stem }),
        // Other languages and plural forms of the table itself.
        !isHome || isCatalogue != name.hasSuffix(".xcstrings"),
        seen.insert(stem + (isCatalogue ? ".xcstrings" : "")).inserted
      else { return nil }
      let options = [
        isHome ? nil : "--output \(folder.isEmpty ? "." : folder)",
        isCatalogue == name.hasSuffix(".xcstrings") ? nil : "--strings \(isCatalogue ? "xcstrings" : "strings")",
      ].compactMap(\.self).joined(separator: " ")
      return MigrationRemark(
        .open, stem, "the table",
        "another one has its name, and Xcode builds a target with one of them only", quoting: path,
        at: SourceLocation(file: SourceFile(path: path, bytes: []), range: .position(0)),
        hint: "'\(options)' merges both, if they are of one target")
    }
  }

  /// The tables in a folder and its folders of languages.
  private static func tables(in folder: String) -> [String] {
    let fileSystem = FileSystem()
    return fileSystem.names(in: folder).flatMap { name in
      let path = folder.appending(pathComponent: name)
      let inner = name.hasSuffix(".lproj") ? fileSystem.names(in: path) : []
      return ([path] + inner.map { path.appending(pathComponent: $0) }).filter { CheckedFileKind(path: $0) == .table }
    }
  }

  /// What tells one folder from others, whatever the path to it.
  private static func identity(of folder: String) -> String {
    FileSystem().identity(of: folder.isEmpty ? "." : folder) ?? folder.withoutCurrentFolders
  }
}
