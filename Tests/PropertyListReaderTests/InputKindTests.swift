import PropertyListReader
import SourceDiagnostics
import Testing

@Suite("Kinds of input")
struct InputKindTests {
  private let table = InputKind(problemID: "bad-table", complaint: "cannot read table")

  private func read(
    _ text: String, with reader: PropertyListReader
  ) -> (tree: PropertyListTree?, diagnostics: [Diagnostic]) {
    var engine = DiagnosticEngine()
    let tree = reader.read(SourceFile(path: "A.strings", bytes: Array(text.utf8)), diagnostics: &engine)
    return (tree, engine.diagnostics)
  }

  @Test(
    "A kind has its id and its words",
    arguments: [
      ("<plist><dict><key>a</key></dict></plist>", "key 'a' has no value"),
      ("<plist><dict>", "the file ends inside an element"),
      ("<plist>\n<<<<<<< ours\n", "unresolved merge conflict"),
      ("bplist00", "the file is a binary property list"),
    ])
  func words(text: String, reason: String) throws {
    let diagnostic = try #require(read(text, with: PropertyListReader(kind: table)).diagnostics.first)
    #expect(diagnostic.id == "bad-table" && diagnostic.message == "cannot read table: \(reason)")
    #expect(read(text, with: PropertyListReader()).diagnostics.first?.id == .malformedDefinition)
  }

  @Test("Repeated keys are kept where the caller wants them")
  func repeatedKeys() {
    let text = "<plist><dict><key>a</key><true/><key>b</key><true/><key>a</key><false/></dict></plist>"
    let reading = read(text, with: PropertyListReader(kind: table, repeatedKeys: .kept))
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.tree?.root.entries.map(\.key) == ["a", "b", "a"])
    #expect(reading.tree?.root.hasAscendingKeys == false)
    #expect(read(text, with: PropertyListReader(kind: table)).tree == nil)
  }

  @Test("The declared encoding of a converted text is no fault")
  func transcoded() {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist><dict/></plist>"
    #expect(read(text, with: PropertyListReader(kind: table, isTranscoded: true)).diagnostics.isEmpty)
    #expect(read(text, with: PropertyListReader(kind: table)).diagnostics.map(\.id) == [.declaredEncoding])
  }

  @Test("The range of a comment is the whole comment, whatever it holds")
  func comments() throws {
    let text = "<plist><!----><dict><!-- <key>a</key> < --><key>a</key><string/></dict></plist>"
    let tree = try #require(read(text, with: PropertyListReader()).tree)
    let comments = tree.unkeptTexts.map { String(decoding: tree.source.bytes[$0.range.offsets], as: UTF8.self) }
    #expect(comments == ["<!---->", "<!-- <key>a</key> < -->"])
  }
}
