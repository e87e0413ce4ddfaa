import IntentModel
import PropertyListReader
import SourceDiagnostics
import Testing

@Suite(.enabled(if: !Corpus.definitions.isEmpty, "the corpus of real definitions is absent"))
struct CorpusDecodingTests {
  @Test func `real definitions decode without errors or warnings`() {
    #expect(Corpus.definitions.count > 100)
    for tree in Corpus.definitions {
      var diagnostics = DiagnosticEngine()
      let document = DefinitionDocument.decode(tree, diagnostics: &diagnostics)
      #expect(document != nil, "\(tree.source.path)")
      let grave = diagnostics.diagnostics.filter { $0.severity != .note }
      #expect(grave.isEmpty, "\(tree.source.path): \(grave.map(\.message))")
    }
  }

  @Test func `the only unknown keys of real definitions are the stray ones of one response`() {
    var notes: [String: [String]] = [:]
    for tree in Corpus.definitions {
      var diagnostics = DiagnosticEngine()
      _ = DefinitionDocument.decode(tree, diagnostics: &diagnostics)
      for note in diagnostics.diagnostics {
        #expect(note.id == .unknownKey)
        notes[tree.source.path, default: []].append(note.message)
      }
    }
    let stray = [
      "DisplayName", "DisplayNameID", "DisplayPriority", "Name", "ObjectType", "ObjectTypeNamespace", "Tag", "Type",
    ]
    #expect(
      notes == [
        "kingstinct__active-insulin/Base.lproj/Intents.intentdefinition": stray.map {
          "unknown key 'INIntentResponseProperty\($0)'"
        }
      ])
  }
}
