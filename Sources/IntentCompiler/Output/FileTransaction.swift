/// Files of one folder that are written in full before the first takes its place.
///
/// A full disk or a missing permission shows while the old files are all still there; a kill leaves every file old or
/// new, and one hidden folder, which a run an hour later removes.
struct FileTransaction {
  private static let prefix = ".intentc-staging-"

  /// The number of seconds after which a run is taken for dead.
  private static let longestRun = 3600

  /// What the names of files end with that a run may stage.
  private static let stagedSuffixes = [
    ".swift", ".h", ".m", ".plist", ".intentdefinition", ".strings", ".stringsdict", ".xcstrings", ".xliff",
  ]

  private let directory: String
  private let stagingDirectory: String
  private let fileSystem = FileSystem()
  private var names: [String] = []

  /// The names of the files that have taken their places.
  private(set) var committed: [String] = []

  /// A transaction in a folder, which must exist.
  init(in directory: String) throws(FileSystemError) {
    self.directory = directory
    // A random name, since process numbers are the same in different containers that share a folder.
    stagingDirectory = directory.appending(pathComponent: Self.prefix + FileSystem.randomName)
    removeLeftovers()
    try fileSystem.createDirectory(stagingDirectory)
  }

  /// Writes a file beside its place.
  mutating func stage(_ bytes: [UInt8], as name: String) throws(FileSystemError) {
    names.append(name)
    try fileSystem.create(
      stagingDirectory.appending(pathComponent: name), with: bytes,
      replacing: directory.appending(pathComponent: name))
  }

  /// Moves all files to their places.
  mutating func commit() throws(FileSystemError) {
    for name in names {
      try fileSystem.move(
        stagingDirectory.appending(pathComponent: name), to: directory.appending(pathComponent: name))
      committed.append(name)
    }
    fileSystem.removeEmptyDirectory(stagingDirectory)
  }

  /// Removes what has not taken its place.
  func rollBack() {
    Self.clear(stagingDirectory, fileSystem)
  }

  /// Removes what killed runs have left; a run that is still at work is younger.
  ///
  /// Only a folder of the very form is touched, never through a link, and of its content only what a run stages.
  private func removeLeftovers() {
    for name in fileSystem.names(in: directory) where Self.isStagingName(name) {
      let path = directory.appending(pathComponent: name)
      guard fileSystem.kind(of: path) == .directory, let age = fileSystem.age(of: path), age > Self.longestRun else {
        continue
      }
      Self.clear(path, fileSystem)
    }
  }

  private static func isStagingName(_ name: String) -> Bool {
    name.hasPrefix(prefix) && name.utf8.count == prefix.utf8.count + FileSystem.randomNameLength
  }

  private static func clear(_ directory: String, _ fileSystem: FileSystem) {
    for name in fileSystem.names(in: directory) where stagedSuffixes.contains(where: name.hasSuffix) {
      let path = directory.appending(pathComponent: name)
      if fileSystem.kind(of: path) == .file {
        try? fileSystem.remove(path)
      }
    }
    fileSystem.removeEmptyDirectory(directory)
  }
}
