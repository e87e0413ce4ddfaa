import Foundation
import TestSupport

/// The files below `Sources`.
enum SourceTree {
  /// A Swift file.
  struct File: Sendable {
    /// The path below `Sources`.
    let path: String
    let text: SwiftText

    /// The folder right below `Sources` that the file lies in.
    var module: String { String(path.prefix { $0 != "/" }) }
  }

  /// Every Swift file, sorted by path.
  static func files() throws -> [File] { try read.get() }

  private static let read = Result { try readFiles() }

  private static func readFiles() throws -> [File] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    // What a tutorial shows is source of a test.
    return try paths.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted().map { path in
      let file = folder.appending(path: path, directoryHint: .notDirectory)
      return File(path: path, text: SwiftText(try String(contentsOf: file, encoding: .utf8)))
    }
  }

  /// The folders right below `Sources`.
  static func modules() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") })
  }

  private static var folder: URL { RepositoryLayout.root.appending(path: "Sources", directoryHint: .isDirectory) }
}
