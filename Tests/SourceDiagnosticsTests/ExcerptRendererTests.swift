import SourceDiagnostics
import Testing

struct ExcerptRendererTests {
  private func render(_ location: Place?, width: Int = 110, hint: String? = nil) -> String {
    ExcerptRenderer(lineWidth: width).render([Diagnostic("slug", "wrong", at: location, hint: hint)])
  }

  /// What stands above the lower of the excerpt's last two rows: the characters that the mark underlines.
  private func underlined(_ report: String) -> String {
    let rows = report.split(separator: "\n").map(Array.init).filter { $0.contains("│") }
    guard rows.count >= 2 else { return "" }
    let (text, mark) = (rows[rows.count - 2], rows[rows.count - 1])
    return String(mark.indices.filter { "^~".contains(mark[$0]) && $0 < text.count }.map { text[$0] })
  }

  @Test func theMarkedLineFollowsTheOneBefore() {
    let tea = SampleText("<dict>\n<key>INIntentParameterTag</key>\n<string>three</string>\n</dict>\n")
    #expect(
      render(tea.location(of: "three"), hint: "write it as an integer element") == """
        Tea.intentdefinition:3:9: error: wrong [slug]
        2 │ <key>INIntentParameterTag</key>
        3 │ <string>three</string>
          │         ^~~~~
          ╰─ hint: write it as an integer element

        1 error

        """)
  }

  @Test func lineNumbersShareTheirRightEdge() {
    let text = SampleText(String(repeating: "a\n", count: 9) + "b\n")
    #expect(
      render(text.location(of: "b")) == """
        Tea.intentdefinition:10:1: error: wrong [slug]
         9 │ a
        10 │ b
           │ ^

        1 error

        """)
  }

  @Test func notesBringTheirOwnExcerptAndFixItsSayWhere() {
    let text = SampleText("first\nsecond\n")
    let finding = Diagnostic(
      "slug", severity: .warning, "twice", at: text.location(of: "second"), hint: "rename it",
      notes: [DiagnosticNote("loose", at: nil), DiagnosticNote("declared here", at: text.location(of: "first"))],
      fixIts: [
        FixIt("remove it", replacing: text.range(of: "second"), with: ""),
        FixIt("rename it", replacing: text.range(of: "rst"), with: "sh"),
      ])
    #expect(
      ExcerptRenderer().render([finding, Diagnostic("other", "no input", at: nil, hint: "name one")]) == """
        Tea.intentdefinition:2:1: warning: twice [slug]
        1 │ first
        2 │ second
          │ ^~~~~~
          ├─ note: loose
          ├─ hint: rename it
          ├─ fix-it: remove it
          ╰─ fix-it: rename it (line 1, column 3)
        Tea.intentdefinition:1:1: note: declared here
        1 │ first
          │ ^~~~~

        intentc: error: no input [other]
          ╰─ hint: name one

        1 error, 1 warning

        """)
  }

  @Test func tabsReachTheSameStopsInTextAndMark() {
    let text = SampleText("\t<a>\tb\n")
    #expect(
      render(text.location(of: "b")) == """
        Tea.intentdefinition:1:6: error: wrong [slug]
        1 │     <a> b
          │         ^

        1 error

        """)
  }

  @Test func wideCharactersMoveTheMarkByTwoColumns() {
    let text = SampleText("<s>日本語 e\u{301} 🍵</s>\n")
    let report = render(text.location(of: "</s>"))
    #expect(
      report == """
        Tea.intentdefinition:1:22: error: wrong [slug]
        1 │ <s>日本語 e\u{301} 🍵</s>
          │               ^~~~

        1 error

        """)
  }

  @Test func multiByteTextIsUnderlinedCharacterByCharacter() {
    #expect(underlined(render(SampleText("<k>größe</k>").location(of: "größe"))) == "größe")
  }

  @Test func aPlaceInsideACharacterMarksThatCharacter() {
    let report = render(SampleText("xäy").location(2, 3))
    #expect(underlined(report) == "ä")
  }

  @Test(arguments: ["one\r\ntwo\r\n", "one\rtwo\r", "one\ntwo\n"])
  func lineEndsAreNeverShown(text: String) {
    let report = render(SampleText(text).location(of: "two"))
    #expect(report.contains("1 │ one\n2 │ two\n  │ ^~~\n"))
    #expect(!report.contains("\r"))
  }

  @Test func theEndOfAFileIsMarked() {
    #expect(
      render(SampleText("<dict>\n").end) == """
        Tea.intentdefinition:2:1: error: wrong [slug]
        1 │ <dict>
        2 │
          │ ^

        1 error

        """)
    #expect(render(SampleText("<dict>").end).contains("1 │ <dict>\n  │       ^\n"))
  }

  @Test func anEmptyFileIsMarkedAtItsStart() {
    #expect(render(SampleText("").end).contains("Tea.intentdefinition:1:1: error: wrong [slug]\n1 │\n  │ ^\n"))
  }

  @Test func aRangeAcrossLinesIsMarkedToTheEndOfItsFirstLine() {
    let text = SampleText("a <dict>\n<key/>\n</dict>\nb")
    #expect(render(text.location(of: "<dict>\n<key/>\n</dict>")).contains("  │   ^~~~~~ to line 3\n"))
    #expect(render(text.location(of: "<dict>\n")).contains("  │   ^~~~~~\n"))
  }

  @Test(arguments: [0, 500, 5000, 9990])
  func ofALongLineThePartAroundTheMarkIsShown(position: Int) {
    let line = String((0..<2000).flatMap { "<\($0 % 900 + 100)>" })
    let text = SampleText("short\n" + line + "\n")
    let start = 6 + position
    let report = render(text.location(start, start + 5), width: 60)
    #expect(underlined(report) == String(line.dropFirst(position).prefix(5)))
    let rows: [Substring] = report.split(separator: "\n")
    #expect(rows.dropFirst().allSatisfy { $0.count <= 64 })
    #expect(report.contains("…"))
    #expect(report.contains("2 │ …") == (position > 40))
  }

  @Test func aLongRangeOnALongLineFillsTheWindow() {
    let text = SampleText("<string>" + String(repeating: "x", count: 3000) + "</string>")
    let report = render(text.location(8, 3008), width: 40)
    #expect(report.contains("1 │ <string>xxxx"))
    #expect(underlined(report).allSatisfy { $0 == "x" })
    #expect(underlined(report).count > 20)
  }

  @Test func aLongLineOfWideCharactersKeepsItsMark() {
    let text = SampleText(String(repeating: "日本🍵ä", count: 200) + "X" + String(repeating: "語", count: 200))
    let rows = render(text.location(of: "X"), width: 60).split(separator: "\n")
    let shown = rows[1].dropFirst(4).prefix { $0 != "X" }
    let wide: Set<Character> = ["日", "本", "🍵", "語"]
    let columns = shown.count + shown.count { wide.contains($0) }
    let blanks = rows[2].dropFirst(4).prefix { $0 == " " }
    #expect(shown.count > 5)
    #expect(blanks.count == columns)
  }

  @Test func bytesThatAreNotTextAreShownSafely() {
    let text = SampleText(bytes: [0x61, 0xFF, 0xC3, 0x1B, 0x5B, 0x00, 0x7F, 0xC2, 0x9B, 0xE2, 0x80, 0xAE, 0x62])
    let report = render(text.location(12, 13))
    #expect(report.contains("1 │ a��␛[␀␡<U+009B><U+202E>b\n"))
    #expect(underlined(report) == "b")
  }

  @Test func aByteOrderMarkIsShownAndCounted() {
    #expect(underlined(render(SampleText("\u{FEFF}<x>").location(of: "x"))) == "x")
  }

  @Test func coloursOnlyAddEscapes() {
    let text = SampleText("a\nb\u{1B}[0m\n")
    let findings = [
      Diagnostic(
        "slug", "wrong", at: text.location(of: "b"), hint: "h",
        notes: [DiagnosticNote("n", at: text.location(of: "a"))])
    ]
    let colored = ExcerptRenderer(colored: true).render(findings)
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    let pieces = colored.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
    let stripped = pieces.dropFirst().reduce(String(pieces[0])) { $0 + $1.drop { $0 != "m" }.dropFirst() }
    #expect(stripped == ExcerptRenderer().render(findings))
  }

  @Test func nothingToReportGivesNoText() {
    #expect(ExcerptRenderer().render([]).isEmpty)
  }

  @Test func totalsNameWhatThereIs() {
    let error = Diagnostic("e", "m", at: nil)
    let warning = Diagnostic("w", severity: .warning, "m", at: nil)
    let note = Diagnostic("n", severity: .note, "m", at: nil)
    #expect(DiagnosticSummary([error, warning, error]).description == "2 errors, 1 warning")
    #expect(DiagnosticSummary([warning, note, warning]).description == "2 warnings, 1 note")
    #expect(DiagnosticSummary([]).description == "no problems")
  }
}
