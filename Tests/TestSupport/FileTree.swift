package import Foundation

/// The files below a folder, as values.
package enum FileTree {
  /// The paths of all regular files below the folder, sorted by bytes; none if there is no folder.
  package static func paths(in folder: URL) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      let file = folder.appending(path: path).path
      return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The contents of all regular files below the folder, by path.
  ///
  /// - Throws: The file system's error.
  package static func contents(of folder: URL) throws -> [String: Data] {
    try Dictionary(
      uniqueKeysWithValues: paths(in: folder).map { path in
        (path, try Data(contentsOf: folder.appending(path: path, directoryHint: .notDirectory)))
      })
  }
}
