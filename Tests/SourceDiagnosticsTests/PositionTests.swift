import SourceDiagnostics
import Testing

struct PositionTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("a", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\r\nb", 2, 1, 3), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1),
    ("a\n\n", 3, 3, 1), ("ä\n", 2, 1, 3), ("a\n", 99, 2, 1), ("a", -1, 1, 1),
  ])
  func anOffsetHasALineAndAByteColumn(text: String, offset: Int, line: Int, column: Int) {
    #expect(LineTable(Array(text.utf8)).position(at: offset) == SourcePosition(line: line, column: column))
  }

  @Test func aReportDoesNotDependOnTheOrderOfChecks() {
    let first = SampleText("ab", path: "z")
    let second = SampleText("ab", path: "a")
    let findings = [
      Diagnostic("b", "m", at: first.location(of: "b")), Diagnostic("a", "m", at: second.location(of: "a")),
      Diagnostic("d", "m", at: first.location(of: "a")), Diagnostic("c", "m", at: first.location(of: "a")),
      Diagnostic("e", "m", at: nil),
    ]
    var engine = DiagnosticEngine()
    findings.forEach { engine.report($0) }
    #expect(engine.sorted.map(\.id.slug) == ["e", "c", "d", "b", "a"])
    #expect(engine.hasErrors)
  }

  @Test(arguments: [
    ("Intents.intentdefinition", "Intents.intentdefinition", "Intents"), ("a/b.c/d.e.f", "d.e.f", "d.e"),
    ("a/.hidden", ".hidden", ".hidden"), ("plain", "plain", "plain"), ("", "", ""),
  ])
  func aPathHasANameAndAStem(path: String, name: String, stem: String) {
    let file = SourceFile(path: path, bytes: [])
    #expect(file.name == name)
    #expect(file.stem == stem)
  }
}
