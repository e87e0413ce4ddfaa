package import Foundation

/// A fresh, empty folder that disappears with the last reference to this object.
///
/// A local variable may be released after its last mention, and not only at the end of its scope: code that goes on with
/// nothing but a path should use ``withDirectory(_:)``.
package final class TemporaryDirectory: Sendable {
  /// The folder, with symbolic links resolved.
  package let url: URL

  /// Creates the folder in the system's folder for temporary files.
  ///
  /// - Throws: The file system's error if the folder cannot be made.
  package init(named prefix: String = "intentc-tests") throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = parent.appending(path: "\(prefix)-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The place of a file in the folder, which need not exist; `path` may contain slashes.
  package func file(_ path: String) -> URL {
    url.appending(path: path, directoryHint: .notDirectory)
  }

  /// Writes a file, with the folders that lead to it, and returns its place.
  ///
  /// - Throws: The file system's error.
  @discardableResult
  package func write(_ contents: Data, to path: String) throws -> URL {
    let file = file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try contents.write(to: file)
    return file
  }

  /// Writes a text as UTF-8, with the folders that lead to the file, and returns its place.
  ///
  /// - Throws: The file system's error.
  @discardableResult
  package func write(_ text: String, to path: String) throws -> URL {
    try write(Data(text.utf8), to: path)
  }

  /// Runs `body` with a fresh folder, which is removed afterwards.
  ///
  /// - Throws: The file system's error, or what `body` throws.
  package static func withDirectory<Result>(_ body: (TemporaryDirectory) throws -> Result) throws -> Result {
    let directory = try TemporaryDirectory()
    return try withExtendedLifetime(directory) { try body(directory) }
  }
}
