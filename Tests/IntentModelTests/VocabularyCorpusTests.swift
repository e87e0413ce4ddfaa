import IntentModel
import PropertyListReader
import SourceDiagnostics
import Testing

@Suite(.enabled(if: !Corpus.vocabularies.isEmpty, "the corpus of real vocabularies is absent"))
struct VocabularyCorpusTests {
  @Test func `every real vocabulary is read, with warnings at most`() {
    for tree in Corpus.vocabularies {
      var diagnostics = DiagnosticEngine()
      #expect(VocabularyDocument.decode(tree, diagnostics: &diagnostics) != nil, "\(tree.source.path)")
      for diagnostic in diagnostics.diagnostics {
        #expect(diagnostic.severity == .warning)
      }
    }
  }
}
