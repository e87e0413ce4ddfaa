import Foundation
import IntentCompiler
import SourceDiagnostics
import TestSupport
import Testing

/// Published vocabularies: most of them are sound, and what is found is what a reader of them finds.
@Suite("Published vocabularies in checks", .enabled(if: Corpus.isAvailable, "the corpus is not installed"))
struct VocabularyCorpusTests {
  private static let files: [SourceFile] = {
    guard let folder = RepositoryLayout.sharedCorpus?.appending(path: "vocabulary") else { return [] }
    return FileTree.paths(in: folder).filter { $0.hasSuffix("AppIntentVocabulary.plist") }.sorted().compactMap { path in
      (try? Data(contentsOf: folder.appending(path: path))).map { SourceFile(path: path, bytes: Array($0)) }
    }
  }()

  private func findings(_ file: SourceFile) -> [Diagnostic] {
    Compiler().findings(in: [file]).filter { $0.id == "invalid-vocabulary" }
  }

  @Test("are never worth an error") func severities() {
    for file in Self.files {
      #expect(findings(file).allSatisfy { $0.severity != .error }, "\(file.path)")
    }
  }

  @Test("one in three has a fault, and two in three are not localised") func amounts() {
    let faulty = Self.files.filter { file in findings(file).contains { $0.severity == .warning } }
    let unlocalized = Self.files.filter { file in findings(file).contains { $0.severity == .note } }
    #expect(Self.files.count == 22)
    #expect(faulty.count == 8, "\(faulty.map(\.path))")
    #expect(unlocalized.count == 14, "\(unlocalized.map(\.path))")
  }
}
