import Foundation
import TestSupport
import Testing

/// A definition of which Xcode's declarations are known by their hashes.
struct Attested: Sendable, CustomTestStringConvertible {
  private struct Entry: Decodable {
    let definition: String
    let files: [String: String]
  }

  /// The key in the list of hashes.
  let name: String
  /// The path of the definition in the corpus.
  let path: String
  let fileCount: Int

  var testDescription: String { name }

  /// The program that compares; nil where the corpus is not installed.
  static var script: URL? {
    RepositoryLayout.sharedCorpus?.deletingLastPathComponent().appending(path: "attested/declarations.py")
  }

  /// Whether the hashes and an interpreter for the program are there.
  static var isAvailable: Bool {
    guard let script, ProcessRunner.program(named: "python3") != nil else { return false }
    return FileManager.default.fileExists(atPath: script.path)
  }

  /// The definitions, sorted by name; none where the corpus is not installed.
  ///
  /// - Throws: The file system's or the decoder's error.
  static func entries() throws -> [Attested] {
    guard isAvailable, let script else { return [] }
    let file = script.deletingLastPathComponent().appending(path: "hashes.json")
    return try JSONDecoder().decode([String: Entry].self, from: Data(contentsOf: file))
      .map { Attested(name: $0.key, path: $0.value.definition, fileCount: $0.value.files.count) }
      .sorted { $0.name < $1.name }
  }
}
