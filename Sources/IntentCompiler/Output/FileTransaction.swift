/// Files of one folder that are written in full before the first takes its place.
///
/// A full disk or a missing permission shows while the old files are all still there; a kill leaves every file old or
/// new, and one hidden folder, which the next run removes.
struct FileTransaction {
  private static let prefix = ".intentc-"

  private let directory: String
  private let stagingDirectory: String
  private let fileSystem = FileSystem()
  private var names: [String] = []

  /// A transaction in a folder, which must exist.
  init(in directory: String) throws(FileSystemError) {
    self.directory = directory
    stagingDirectory = directory.appending(pathComponent: Self.prefix + String(fileSystem.processNumber))
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
  func commit() throws(FileSystemError) {
    for name in names {
      try fileSystem.move(
        stagingDirectory.appending(pathComponent: name), to: directory.appending(pathComponent: name))
    }
    fileSystem.removeEmptyDirectory(stagingDirectory)
  }

  /// Removes what has not taken its place.
  func rollBack() {
    Self.clear(stagingDirectory, fileSystem)
  }

  /// Removes what killed processes have left; those that are alive keep theirs.
  private func removeLeftovers() {
    for name in fileSystem.names(in: directory) where name.hasPrefix(Self.prefix) {
      guard let number = Int32(name.dropFirst(Self.prefix.count)) else { continue }
      if number == fileSystem.processNumber || !fileSystem.isProcessAlive(number) {
        Self.clear(directory.appending(pathComponent: name), fileSystem)
      }
    }
  }

  private static func clear(_ directory: String, _ fileSystem: FileSystem) {
    for name in fileSystem.names(in: directory) {
      try? fileSystem.remove(directory.appending(pathComponent: name))
    }
    fileSystem.removeEmptyDirectory(directory)
  }
}
