import Foundation

/// The published definitions that the compiler is tried on, where they are installed.
package enum Corpus {
  /// Whether the corpus is there; for `@Test(.enabled(if: Corpus.isAvailable))`.
  package static var isAvailable: Bool { RepositoryLayout.sharedCorpus != nil }

  /// All definitions, older revisions included, sorted by path; empty where the corpus is not installed.
  package static let definitions: [CorpusDefinition] = {
    guard let corpus = RepositoryLayout.sharedCorpus else { return [] }
    let files = corpus.appending(path: "files", directoryHint: .isDirectory)
    let paths = FileManager.default.enumerator(atPath: files.path)?.compactMap { $0 as? String } ?? []
    return paths.filter(isDefinition).sorted()
      .map { CorpusDefinition(path: $0, url: files.appending(path: $0, directoryHint: .notDirectory)) }
  }()

  /// Whether the path ends with the suffix of a definition, with or without the mark of a revision.
  private static func isDefinition(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    let unmarked = name.split(separator: "@", maxSplits: 1).first ?? ""
    return unmarked.hasSuffix(".intentdefinition")
  }
}
