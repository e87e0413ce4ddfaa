import SourceDiagnostics
import Testing

struct MachineRendererTests {
  private let tea = SampleText("<dict>\n\t<s>ä🍵</s>\r\n</dict>\n", path: "./Küche:1/a b,c.intentdefinition")

  private var finding: Diagnostic {
    Diagnostic(
      "duplicate-declaration", "'ä\n' is declared twice", at: tea.location(of: "</s>"), hint: "rename it",
      notes: [DiagnosticNote("declared here", at: tea.location(of: "<dict>")), DiagnosticNote("loose", at: nil)],
      fixIts: [FixIt("insert '\"'", replacing: .position(6), with: "\"\u{7}")])
  }

  // MARK: JSON

  @Test func jsonHasOneFindingPerLineAndEveryKey() {
    let place = #""file":"./Küche:1/a b,c.intentdefinition","line":"#
    #expect(
      JSONRenderer().render([finding, Diagnostic("no-input", severity: .note, "none", at: nil)])
        == #"{"version":2,"diagnostics":["# + "\n"
        + #"{"id":"duplicate-declaration","severity":"error","message":"'ä\n' is declared twice","#
        + place + #"2,"column":11,"endLine":2,"endColumn":15,"element":null,"hint":"rename it","notes":["#
        + #"{"message":"declared here","# + place + #"1,"column":1,"endLine":1,"endColumn":7},"#
        + #"{"message":"loose","file":null,"line":null,"column":null,"endLine":null,"endColumn":null}],"#
        + #""fixIts":[{"message":"insert '\"'","edits":[{"replacement":"\"\u0007","offset":6,"endOffset":6,"#
        + place + #"1,"column":7,"endLine":1,"endColumn":7}]}]},"# + "\n"
        + #"{"id":"no-input","severity":"note","message":"none","file":null,"line":null,"column":null,"#
        + #""endLine":null,"endColumn":null,"element":null,"hint":null,"notes":[],"fixIts":[]}"# + "\n]}\n")
  }

  @Test func jsonListsAllEditsOfAFixItByTheirPlaces() {
    let finding = Diagnostic(
      "x", "m", at: tea.end,
      fixIts: [
        FixIt(
          "f", edits: [TextEdit(tea.range(of: "dict>\n"), replacement: "a"), TextEdit(.position(0), replacement: "b")])
      ])
    let place = #","file":"./Küche:1/a b,c.intentdefinition","line":1,"column":"#
    let text = JSONRenderer().render([finding])
    #expect(
      text.contains(
        #""fixIts":[{"message":"f","edits":[{"replacement":"b","offset":0,"endOffset":0"# + place
          + #"1,"endLine":1,"endColumn":1},{"replacement":"a","offset":1,"endOffset":7"# + place
          + #"2,"endLine":2,"endColumn":1}]}]"#))
  }

  @Test func jsonWithoutFindingsIsADocument() {
    #expect(JSONRenderer().render([]) == #"{"version":2,"diagnostics":[]}"# + "\n")
  }

  @Test func jsonTextEscapesWhatItMust() {
    let value: JSONValue = ["a\"\\/": "\0\u{8}\u{C}\u{1F}\u{7F}\u{9F}\u{2028}\u{2029}\u{10FFFF}é"]
    #expect(
      value.text()
        == #"{"a\"\\/":"\u0000\u0008\u000c\u001f\u007f\u009f\u2028\u2029"# + "\u{10FFFF}é\"}")
  }

  @Test func jsonTextCanBeIndented() {
    let value: JSONValue = ["b": [1, -2, true, .null], "a": [:], "c": []]
    #expect(value.text() == #"{"b":[1,-2,true,null],"a":{},"c":[]}"#)
    #expect(
      value.text(.indented) == """
        {
          "b": [
            1,
            -2,
            true,
            null
          ],
          "a": {},
          "c": []
        }
        """)
  }

  // MARK: SARIF

  @Test func sarifCountsColumnsInUTF16() {
    let log = SARIFRenderer(toolVersion: "1.2.3").render([finding])
    // A tab, `<s>`, one unit for `ä` and two for the cup stand before the place: 7 units, where bytes are 10.
    #expect(log.contains(region(2, 8, 2, 12)))
    #expect(log.contains(#""columnKind": "utf16CodeUnits""#))
    #expect(log.contains(#""version": "1.2.3""#))
  }

  @Test func sarifColumnsAreRightFarIntoALongLine() {
    let line = "\u{FEFF}" + String(repeating: "aä🍵語", count: 1000)
    for count in [0, 1, 100, 511, 512, 1023, 1024, 3999, 4000] {
      let prefix = String(line.dropFirst().prefix(count))
      let text = SampleText("\u{FEFF}" + prefix + "X")
      let log = SARIFRenderer(toolVersion: "1").render([Diagnostic("x", "m", at: text.location(of: "X"))])
      let column = prefix.utf16.count + 1
      #expect(log.contains(region(1, column, 1, column + 1)))
    }
  }

  @Test func sarifPathsAreURIs() {
    let log = SARIFRenderer(toolVersion: "1").render([finding])
    #expect(log.contains(#""uri": "K%C3%BCche%3A1/a%20b%2Cc.intentdefinition""#))
    let absolute = SampleText("", path: "/tmp/ä%.intentdefinition")
    let other = SARIFRenderer(toolVersion: "1").render([Diagnostic("x", "m", at: absolute.end)])
    #expect(other.contains(#""uri": "file:///tmp/%C3%A4%25.intentdefinition""#))
    #expect(log.contains(#""uriBaseId": "%SRCROOT%""#) && log.contains(#""originalUriBaseIds": {"#))
    #expect(!other.contains("%SRCROOT%"))
  }

  @Test func sarifPutsAllEditsOfAFixItIntoOneChange() {
    let finding = Diagnostic(
      "x", "m", at: tea.end,
      fixIts: [
        FixIt(
          "f", edits: [TextEdit(tea.range(of: "</s>"), replacement: "a"), TextEdit(.position(0), replacement: "b")])
      ])
    let log = SARIFRenderer(toolVersion: "1").render([finding])
    #expect(log.components(of: #""artifactChanges""#) == 1)
    #expect(log.components(of: #""replacements""#) == 1)
    #expect(log.components(of: #""deletedRegion""#) == 2)
    #expect(
      !SARIFRenderer(toolVersion: "1").render([Diagnostic("x", "m", at: tea.end, fixIts: [FixIt("f", edits: [])])])
        .contains("fixes"))
  }

  @Test func sarifRulesAreListedOnceAndReferredTo() {
    let findings = ["b-rule", "a-rule", "b-rule"].map { Diagnostic(DiagnosticID(stringLiteral: $0), "m", at: nil) }
    let rules = ["c-rule", "a-rule"].map { id in
      RuleMetadata(
        id: DiagnosticID(stringLiteral: id), title: "What \(id) is.", explanation: "e", help: "h",
        defaultSeverity: .note)
    }
    let log = SARIFRenderer(toolVersion: "1", rules: rules).render(findings)
    #expect(log.components(of: #""text": "b rule""#) == 2)  // short and full
    #expect(log.components(of: #""text": "What a-rule is.""#) == 1)
    #expect(log.components(of: #""text": "What c-rule is.""#) == 1)
    #expect(log.components(of: #""ruleIndex": 1"#) == 2)
    #expect(log.components(of: #""ruleIndex": 0"#) == 1)
    #expect(!log.contains("locations"))
  }

  private func region(_ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) -> String {
    let indent = "\n" + String(repeating: " ", count: 18)
    return #""startLine": \#(line),\#(indent)"startColumn": \#(column),\#(indent)"#
      + #""endLine": \#(endLine),\#(indent)"endColumn": \#(endColumn)"#
  }

  // MARK: GitHub

  @Test func gitHubCommandsEscapeTextAndProperties() {
    let place = "./Küche:1/a b,c.intentdefinition"
    #expect(
      GitHubRenderer().render([finding])
        == "::error file=./Küche%3A1/a b%2Cc.intentdefinition,line=2,endLine=2,col=11,title=duplicate-declaration::"
        + #"'ä\n' is declared twice%0Arename it%0A"# + place + ":1:1: declared here%0Aloose%0Afix-it: insert '\"'\n")
  }

  @Test func gitHubCommandsWithoutPlaceOrOverLines() {
    let across = tea.location(of: "<dict>\n\t<s>")
    let findings = [
      Diagnostic("x", severity: .warning, "100 % sure: a, b", at: nil),
      Diagnostic("y", severity: .note, "m", at: across),
    ]
    #expect(
      GitHubRenderer().render(findings) == """
        ::warning title=x::100 %25 sure: a, b
        ::notice file=./Küche%3A1/a b%2Cc.intentdefinition,line=1,endLine=2,title=y::m

        """)
  }

  // MARK: The original tool's form

  @Test func dropInLinesMatchWhatXcodeReads() throws {
    let text = IntentBuilderRenderer().render([finding, Diagnostic("no-input", severity: .warning, "none", at: nil)])
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2)
    let match = try #require(lines[0].wholeMatch(of: /([^:]*):() error: (.*)/))
    #expect(match.1 == "./Küche%3A1/a b,c.intentdefinition")
    #expect(
      match.3 == #"'ä\n' is declared twice; declared here (line 1, column 1); loose; rename it (line 2, column 11)"#)
    #expect(lines[1] == "intentbuilderc: warning: none")
  }

  // MARK: All

  @Test(arguments: DiagnosticStyle.allCases)
  func everyStyleEndsItsLastLineAndSteersNoTerminal(style: DiagnosticStyle) {
    let bad = SampleText("\u{1B}[2J\u{9B}", path: "\u{1B}]0;x\u{7}")
    let text = style.render(
      [
        Diagnostic(
          "x", "\u{1B}[2J", at: bad.end, hint: "\u{9B}", notes: [DiagnosticNote("\u{1B}", at: bad.end)],
          fixIts: [FixIt("\u{1B}", replacing: .position(0), with: "\u{1B}")])
      ], toolVersion: "1\u{1B}")
    #expect(text.hasSuffix("\n"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value) })
  }

  @Test(arguments: DiagnosticStyle.allCases)
  func everyStyleCopesWithNoPlaceNoTextAndRangesBehindTheEnd(style: DiagnosticStyle) {
    let empty = SampleText("")
    let text = style.render(
      [
        Diagnostic("x", "", at: nil, fixIts: [FixIt("", replacing: .position(9), with: "")]),
        Diagnostic("y", "m", at: empty.location(3, 9), notes: [DiagnosticNote("", at: empty.location(7, 8))]),
      ], toolVersion: "")
    #expect(!text.isEmpty)
  }
}

extension String {
  /// How often another text occurs.
  fileprivate func components(of part: String) -> Int {
    ranges(of: part).count
  }
}
