import Foundation
import TestSupport

/// A published table of the corpus.
struct CorpusTable: Sendable, CustomStringConvertible {
  /// The path below the corpus' folder of files.
  let path: String
  let bytes: [UInt8]

  var description: String { path }

  /// The name as it was before a mark of a revision was put behind it.
  var name: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.split(separator: "@").first ?? "")
  }

  /// All `.strings` and `.stringsdict` files, older revisions included; empty where the corpus is not installed.
  static let all: [CorpusTable] = {
    guard let corpus = RepositoryLayout.sharedCorpus else { return [] }
    let folder = corpus.appending(path: "files", directoryHint: .isDirectory)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.sorted().compactMap { path in
      let name = path.split(separator: "/").last?.split(separator: "@").first ?? ""
      guard name.hasSuffix(".strings") || name.hasSuffix(".stringsdict"),
        let data = try? Data(contentsOf: folder.appending(path: path, directoryHint: .notDirectory))
      else { return nil }
      return CorpusTable(path: path, bytes: Array(data))
    }
  }()
}
