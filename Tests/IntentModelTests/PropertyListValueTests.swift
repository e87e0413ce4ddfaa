import IntentModel
import PropertyListReader
import SourceDiagnostics
import Testing

@Suite("A property list of one's own making")
struct PropertyListValueTests {
  private static let value = PropertyListValue.dictionary([
    "b": .strings(["one", "<two> & \"three\"\r"]), "a": .string("ä"), "B": .array([]),
    "c": .dictionary(["k&y": .dictionary([:])]),
  ])

  @Test("is written as the editor would save it")
  func canonical() throws {
    let bytes = CanonicalWriter.write(Self.value)
    var diagnostics = DiagnosticEngine()
    let tree = try #require(
      PropertyListReader().read(SourceFile(path: "a.plist", bytes: bytes), diagnostics: &diagnostics))
    #expect(diagnostics.diagnostics.isEmpty)
    #expect(CanonicalText(of: tree).isInSource)
  }

  @Test("is read back with its values")
  func values() throws {
    var diagnostics = DiagnosticEngine()
    let source = SourceFile(path: "a.plist", bytes: CanonicalWriter.write(Self.value))
    let tree = try #require(PropertyListReader().read(source, diagnostics: &diagnostics))
    #expect(tree.root.entries.map(\.key) == ["B", "a", "b", "c"])
    let entries = Array(tree.root.entries)
    #expect(entries[1].value.string == "ä")
    #expect(entries[2].value.elements.map(\.string) == ["one", "<two> & \"three\"\r"])
    #expect(entries[3].value.entries.map(\.key) == ["k&y"])
  }
}
