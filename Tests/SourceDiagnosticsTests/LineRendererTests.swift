import SourceDiagnostics
import Testing

struct LineRendererTests {
  private let tea = SampleText("<dict>\n\t<key>ä</key>\r\n<string>three</string>\n")

  @Test func aFindingIsPlacedByLineAndByteColumn() {
    let finding = Diagnostic("wrong-value-type", "value must be integer, not string", at: tea.location(of: "three"))
    #expect(
      LineRenderer().render([finding])
        == "Tea.intentdefinition:3:9: error: value must be integer, not string [wrong-value-type]\n")
  }

  @Test func columnsCountBytesNotCharacters() {
    let finding = Diagnostic("unknown-key", severity: .warning, "unknown key 'ä'", at: tea.location(of: "</key>"))
    #expect(LineRenderer().render([finding]).hasPrefix("Tea.intentdefinition:2:9: warning: "))
  }

  @Test func hintNotesAndFixItsFollowAsNotes() {
    let finding = Diagnostic(
      "duplicate-declaration", "enumeration 'Size' is declared twice", at: tea.location(of: "three"),
      hint: "rename one of them",
      notes: [DiagnosticNote("previously declared here", at: tea.location(of: "ä")), DiagnosticNote("loose", at: nil)],
      fixIts: [FixIt("replace 'three' with '3'", replacing: tea.range(of: "three"), with: "3")])
    #expect(
      LineRenderer().render([finding]) == """
        Tea.intentdefinition:3:9: error: enumeration 'Size' is declared twice [duplicate-declaration]
        Tea.intentdefinition:3:9: note: rename one of them
        Tea.intentdefinition:2:7: note: previously declared here
        Tea.intentdefinition:3:9: note: loose
        Tea.intentdefinition:3:9: note: fix-it: replace 'three' with '3'

        """)
  }

  @Test func aFixItOfSeveralEditsIsNamedOnceAtItsFirst() {
    let fixIt = FixIt(
      "rename both",
      edits: [TextEdit(tea.range(of: "three"), replacement: "3"), TextEdit(tea.range(of: "ä"), replacement: "a")])
    let finding = Diagnostic("x", "m", at: tea.location(of: "three"), fixIts: [fixIt, FixIt("nothing", edits: [])])
    #expect(
      LineRenderer().render([finding]) == """
        Tea.intentdefinition:3:9: error: m [x]
        Tea.intentdefinition:2:7: note: fix-it: rename both
        Tea.intentdefinition:3:9: note: fix-it: nothing

        """)
  }

  @Test func withoutAPlaceTheToolIsNamed() {
    let finding = Diagnostic("no-input", "no input file", at: nil, hint: "name one")
    #expect(
      LineRenderer().render([finding]) == "intentc: error: no input file [no-input]\nintentc: note: name one\n")
  }

  @Test func hostileTextStaysOnOneLine() {
    let hostile = SampleText("", path: "a\nb\u{1B}[31m.intentdefinition")
    let finding = Diagnostic("x", "key 'a\r\nb\u{2028}\u{85}\u{202E}\0' twice\tover", at: hostile.end)
    #expect(
      LineRenderer().render([finding])
        == #"a\nb\u{1B}[31m.intentdefinition:1:1: error: "#
        + #"key 'a\r\nb\u{2028}\u{85}\u{202E}\u{0}' twice\tover [x]"# + "\n")
  }

  @Test func ordinaryTextOfAnyScriptIsNotEscaped() {
    let finding = Diagnostic("x", "key '日本 Ünï 👩‍🍳 שלום C:\\n' twice", at: nil)
    #expect(LineRenderer().render([finding]) == "intentc: error: key '日本 Ünï 👩‍🍳 שלום C:\\n' twice [x]\n")
  }

  @Test func placesBehindTheEndCountAsTheEnd() {
    let finding = Diagnostic("x", "cut off", at: tea.location(1000, 2000))
    #expect(LineRenderer().render([finding]).hasPrefix("Tea.intentdefinition:4:1: "))
  }

  @Test func nothingToReportGivesNoText() {
    #expect(LineRenderer().render([]).isEmpty)
  }

  @Test func filesOfOneNameKeepTheirOwnLines() {
    let first = SampleText("\n\nx")
    let second = SampleText("x")
    let text = LineRenderer().render([
      Diagnostic("a", "m", at: first.location(of: "x")), Diagnostic("b", "m", at: second.location(of: "x")),
      Diagnostic("c", "m", at: first.location(of: "x")),
    ])
    #expect(
      text == """
        Tea.intentdefinition:3:1: error: m [a]
        Tea.intentdefinition:1:1: error: m [b]
        Tea.intentdefinition:3:1: error: m [c]

        """)
  }
}
