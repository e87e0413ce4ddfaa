import Foundation
import TestSupport
import Testing

@Suite("Test support")
struct TestSupportTests {
  @Test("the root of the repository holds the manifest")
  func root() {
    #expect(FileManager.default.fileExists(atPath: RepositoryLayout.root.appending(path: "Package.swift").path))
  }

  @Test("a temporary folder goes with its object")
  func temporaryDirectory() throws {
    var folder: TemporaryDirectory? = try TemporaryDirectory()
    let file = try #require(try folder?.write("text", to: "a/b.txt"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "text")
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: file.deletingLastPathComponent().deletingLastPathComponent().path))
  }

  @Test("the corpus lists each definition once, older revisions included", .enabled(if: Corpus.isAvailable))
  func corpus() throws {
    let index = try #require(RepositoryLayout.sharedCorpus).appending(path: "INDEX.tsv")
    let rows = try String(contentsOf: index, encoding: .utf8).split(separator: "\n").dropFirst()
    let indexed = rows.compactMap { $0.split(separator: "\t").first }.map(String.init)
    #expect(Set(Corpus.definitions.map(\.path)) == Set(indexed))
    #expect(Corpus.definitions.count == indexed.count)
    #expect(Corpus.definitions.contains { $0.revision == "47e395fa" })
    #expect(Corpus.definitions.contains { $0.revision == nil })
    for definition in Corpus.definitions { #expect(try !definition.contents().isEmpty) }
  }
}
