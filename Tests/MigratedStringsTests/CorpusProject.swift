import Foundation
import SourceDiagnostics
import TestSupport

/// A published definition with everything that lies beside it.
struct CorpusProject: Sendable, CustomStringConvertible {
  /// The definition.
  let definition: SourceFile

  /// The definition, its tables and vocabularies.
  let files: [SourceFile]

  var description: String { definition.path }

  /// The definitions of now with their tables; copies in other language folders are not definitions of their own.
  static let all: [CorpusProject] = {
    guard let folder = RepositoryLayout.sharedCorpus?.appending(path: "files", directoryHint: .isDirectory) else {
      return []
    }
    let paths = FileTree.paths(in: folder).filter { !$0.contains("@") }
    var byFolder: [String: [String]] = [:]
    for path in paths { byFolder[Self.folder(of: path), default: []].append(path) }
    func source(_ path: String) -> SourceFile? {
      let data = try? Data(contentsOf: folder.appending(path: path, directoryHint: .notDirectory))
      return data.map { SourceFile(path: path, bytes: [UInt8]($0)) }
    }
    return byFolder.sorted { $0.key < $1.key }.flatMap { _, paths -> [CorpusProject] in
      let files = paths.sorted().compactMap(source)
      var names: Set<String> = []
      let definitions = files.filter { $0.path.hasSuffix(".intentdefinition") }
        .sorted { Self.rank($0.path) < Self.rank($1.path) }
      return definitions.filter { names.insert($0.name).inserted }.map { CorpusProject(definition: $0, files: files) }
    }
  }()

  /// The folder that holds the language folders.
  private static func folder(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    return (parts.last?.hasSuffix(".lproj") == true ? parts.dropLast() : parts).joined(separator: "/")
  }

  private static func rank(_ path: String) -> (Int, String) {
    (path.contains("/Base.lproj/") ? 0 : path.contains("/en.lproj/") ? 1 : path.contains(".lproj/") ? 3 : 2, path)
  }
}
