import IntentModel
import PropertyListReader
import SourceDiagnostics
import Testing

@Suite(.enabled(if: !Corpus.definitions.isEmpty, "the corpus of real definitions is absent"))
struct CanonicalCorpusTests {
  @Test func `what the editor saved is written byte for byte`() {
    for tree in Corpus.definitions {
      #expect(CanonicalWriter.write(tree.root) == tree.source.bytes, "\(tree.source.path)")
    }
  }

  @Test func `other real property lists come to rest after one rewrite and keep their values`() throws {
    for original in Corpus.vocabularies {
      let once = CanonicalWriter.write(original.root)
      let reread = try tree(SourceFile(path: original.source.path, bytes: once))
      #expect(CanonicalWriter.write(reread.root) == once, "\(original.source.path)")
      #expect(isSame(original.root, reread.root), "\(original.source.path)")
    }
  }
}
