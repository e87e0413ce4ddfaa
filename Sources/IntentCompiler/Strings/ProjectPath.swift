/// Paths as an Xcode project has them.
enum ProjectPath {
  /// The path of a file from the folder of the nearest Xcode project above it; without one, from that of the repository,
  /// or else as a person in the current folder would write it.
  static func of(_ path: String) -> String {
    let fileSystem = FileSystem()
    let absolute = fileSystem.identity(of: path) ?? fileSystem.absolutePath(path)
    var repository: String?
    var folder = absolute.directoryOfPath
    while folder != "/", !folder.isEmpty {
      let names = fileSystem.names(in: folder)
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) {
        return String(absolute.dropFirst(folder.count + 1))
      }
      if repository == nil, names.contains(".git") { repository = folder }
      folder = folder.directoryOfPath
    }
    return repository.map { String(absolute.dropFirst($0.count + 1)) } ?? fileSystem.displayedPath(absolute)
  }
}
