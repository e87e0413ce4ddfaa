import Foundation
import IntentCompiler
import SourceDiagnostics
import TestSupport
import Testing

/// A definition with the tables beside it.
struct TableProject: Sendable, CustomStringConvertible {
  /// The path of the definition.
  let path: String

  /// The definition, its copies for languages and its tables.
  let files: [SourceFile]

  var description: String { path }

  /// The published definitions that have tables, and those of the repository; in the former, old versions are left out.
  static let all = published + samples

  /// The published definitions that have tables.
  static let published: [TableProject] = {
    guard let folder = RepositoryLayout.sharedCorpus?.appending(path: "files", directoryHint: .isDirectory) else {
      return []
    }
    return projects(in: folder)
  }()

  /// The definitions of the repository that have tables.
  static let samples = projects(in: RepositoryLayout.definitions).filter { !$0.path.hasPrefix("Invalid/") }

  private static let suffixes = [".intentdefinition", ".strings", ".stringsdict", ".xcstrings"]

  private static func projects(in folder: URL) -> [TableProject] {
    let paths = FileTree.paths(in: folder).filter { path in suffixes.contains(where: path.hasSuffix) }.sorted()
    var byPlace: [String: [String]] = [:]
    for path in paths {
      var parts = path.split(separator: "/")
      let name = parts.removeLast()
      if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
      byPlace[(parts + [name.prefix { $0 != "." }]).joined(separator: "/"), default: []].append(path)
    }
    return byPlace.sorted { $0.key < $1.key }.compactMap { _, paths in
      guard let definition = paths.first(where: { $0.hasSuffix(".intentdefinition") }), paths.count > 1 else {
        return nil
      }
      let files = paths.compactMap { path in
        (try? Data(contentsOf: folder.appending(path: path, directoryHint: .notDirectory))).map {
          SourceFile(path: path, bytes: [UInt8]($0))
        }
      }
      return TableProject(path: definition, files: files)
    }
  }

  /// The files with others in their places, and with new ones.
  func replacing(_ changed: [SourceFile]) -> [SourceFile] {
    let new = Dictionary(changed.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(files.map(\.path))
    return files.map { new[$0.path] ?? $0 } + changed.filter { !known.contains($0.path) }
  }
}

extension DiagnosticEngine {
  /// The errors.
  var errors: [String] { diagnostics.filter { $0.severity == .error }.map(\.message) }
}

extension SourceFile {
  /// The content as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A file of a text.
  init(_ path: String, _ text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
