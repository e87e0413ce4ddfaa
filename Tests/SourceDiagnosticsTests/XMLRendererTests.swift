import Foundation
import SourceDiagnostics
import TestSupport
import Testing

struct XMLRendererTests {
  private let tea = SampleText("<dict>\n\t<s>ä</s>\n</dict>\n", path: "Küche & Co/a<b>.intentdefinition")

  private var findings: [Diagnostic] {
    [
      Diagnostic("no-input", severity: .warning, "none", at: nil),
      Diagnostic(
        "duplicate-declaration", "'<ä>' & \"x\"\n]]>", at: tea.location(of: "</s>"), hint: "rename it",
        notes: [DiagnosticNote("declared here", at: tea.location(of: "<dict>")), DiagnosticNote("loose", at: nil)],
        fixIts: [FixIt("insert '\"'", replacing: .position(6), with: "\"")]),
      Diagnostic("declared-kind", severity: .note, "of no use", at: tea.location(of: "<dict>")),
      Diagnostic("duplicate-declaration", severity: .warning, "again", at: tea.location(of: "</s>")),
    ]
  }

  // MARK: Checkstyle

  @Test func checkstyleHasAnErrorPerFindingBelowItsFile() {
    #expect(
      CheckstyleRenderer().render(Array(findings.dropLast())) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="intentc">
            <error line="0" severity="warning" message="none" source="intentc.no-input"/>
          </file>
          <file name="Küche &amp; Co/a&lt;b&gt;.intentdefinition">
            <error line="2" column="7" severity="error" message="'&lt;ä&gt;' &amp; &quot;x&quot;\n]]&gt;&#10;rename it&#10;Küche &amp; Co/a&lt;b&gt;.intentdefinition:1:1: declared here&#10;loose&#10;fix-it: insert '&quot;'" source="intentc.duplicate-declaration"/>
            <error line="1" column="1" severity="info" message="of no use" source="intentc.declared-kind"/>
          </file>
        </checkstyle>

        """#)
  }

  @Test func checkstyleWithoutFindingsIsADocument() {
    #expect(
      CheckstyleRenderer().render([]) == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\"/>\n")
  }

  // MARK: JUnit

  @Test func jUnitHasASuitePerFileAndACasePerFinding() throws {
    let root = try #require(ParsedXML.root(of: JUnitRenderer().render(findings)))
    #expect(root.name == "testsuites")
    #expect(
      root.attributes == ["name": "intentc", "tests": "4", "failures": "1", "errors": "0", "skipped": "3", "time": "0"])
    #expect(root.children.map { $0.attributes["name"] } == ["intentc", tea.file.path])
    #expect(
      root.children[1].attributes
        == ["name": tea.file.path, "tests": "3", "failures": "1", "errors": "0", "skipped": "2", "time": "0"])
    let cases = root.children[1].children
    #expect(
      cases.map { $0.attributes["name"] } == [
        "duplicate-declaration (line 2, column 7)", "declared-kind (line 1, column 1)",
        "duplicate-declaration (line 2, column 7) #2",
      ])
    #expect(cases[0].attributes["file"] == tea.file.path && cases[0].attributes["line"] == "2")
    #expect(cases.map { $0.children.map(\.name) } == [["failure"], ["skipped"], ["skipped"]])
    #expect(cases.map { $0.children[0].attributes["type"] } == ["error", nil, nil])
    #expect(cases[0].children[0].attributes["message"] == #"'<ä>' & "x"\n]]>"#)
    #expect(cases[0].children[0].text == LineRenderer().render([findings[1]]))
    #expect(root.children[0].children[0].attributes == ["name": "no-input", "classname": "intentc", "time": "0"])
  }

  @Test func jUnitWithoutFindingsHasACaseThatPassed() throws {
    let root = try #require(ParsedXML.root(of: JUnitRenderer().render([])))
    #expect(root.attributes["tests"] == "1" && root.attributes["failures"] == "0")
    #expect(root.children.count == 1 && root.children[0].children.count == 1)
    #expect(root.children[0].children[0].name == "testcase" && root.children[0].children[0].children.isEmpty)
  }

  // MARK: Any text

  @Test(arguments: 0..<300)
  func anyTextComesThroughAParserOnOneLine(seed: Int) throws {
    var random = RandomFinding(seed: seed)
    let findings = random.findings()
    // The two characters that are printable and yet not allowed.
    func expected(_ text: String) -> String {
      text.singleLine.replacing("\u{FFFE}", with: "\u{FFFD}").replacing("\u{FFFF}", with: "\u{FFFD}")
    }
    let checkstyle = try #require(ParsedXML.root(of: CheckstyleRenderer().render(findings)))
    let messages = checkstyle.children.flatMap(\.children).compactMap {
      $0.attributes["message"]?.split(separator: "\n", omittingEmptySubsequences: false).first
    }
    #expect(messages.map(String.init).sorted() == findings.map { expected($0.message) }.sorted())
    let junit = try #require(ParsedXML.root(of: JUnitRenderer().render(findings)))
    let cases = junit.children.flatMap(\.children)
    #expect(cases.count == max(findings.count, 1))
    #expect(
      cases.flatMap(\.children).compactMap { $0.attributes["message"] }.sorted()
        == findings.map { ($0.severity == .error ? "" : "\($0.severity.rawValue): ") + expected($0.message) }.sorted())
    #expect(junit.attributes["failures"] == String(findings.count { $0.severity == .error }))
    #expect(junit.attributes["failures"] == String(cases.flatMap(\.children).count { $0.name == "failure" }))
    for suite in junit.children {
      #expect(Set(suite.children.map { $0.attributes["name"] }).count == suite.children.count)
    }
  }

  /// What the documents may consist of, as the tools that read them have it.
  private static let types = [
    "checkstyle": """
    <!ELEMENT checkstyle (file*)><!ATTLIST checkstyle version CDATA #REQUIRED>
    <!ELEMENT file (error*)><!ATTLIST file name CDATA #REQUIRED>
    <!ELEMENT error EMPTY>
    <!ATTLIST error line CDATA #REQUIRED column CDATA #IMPLIED severity (error|warning|info|ignore) #REQUIRED
      message CDATA #REQUIRED source CDATA #REQUIRED>
    """,
    "junit": """
    <!ELEMENT testsuites (testsuite+)>
    <!ATTLIST testsuites name CDATA #IMPLIED tests CDATA #IMPLIED failures CDATA #IMPLIED errors CDATA #IMPLIED
      skipped CDATA #IMPLIED time CDATA #IMPLIED>
    <!ELEMENT testsuite (testcase+)>
    <!ATTLIST testsuite name CDATA #REQUIRED tests CDATA #REQUIRED failures CDATA #REQUIRED errors CDATA #REQUIRED
      skipped CDATA #IMPLIED time CDATA #IMPLIED>
    <!ELEMENT testcase ((failure|skipped)?)>
    <!ATTLIST testcase name CDATA #REQUIRED classname CDATA #REQUIRED time CDATA #REQUIRED file CDATA #IMPLIED
      line CDATA #IMPLIED>
    <!ELEMENT failure (#PCDATA)><!ATTLIST failure message CDATA #REQUIRED type (error|warning) #REQUIRED>
    <!ELEMENT skipped EMPTY><!ATTLIST skipped message CDATA #REQUIRED>
    """,
  ]

  @Test(
    .enabled(if: ProcessRunner.program(named: "xmllint") != nil, "xmllint is not installed"),
    arguments: [DiagnosticStyle.checkstyle, .junit])
  func xmllintFindsNoFault(style: DiagnosticStyle) throws {
    let xmllint = try #require(ProcessRunner.program(named: "xmllint"))
    try TemporaryDirectory.withDirectory { folder in
      let type = try folder.write(Self.types[style.rawValue] ?? "", to: "type.dtd")
      var files = [try folder.write(style.render(findings, toolVersion: "1"), to: "given.xml")]
      for seed in 0..<300 {
        var random = RandomFinding(seed: seed)
        files.append(try folder.write(style.render(random.findings(), toolVersion: "1"), to: "\(seed).xml"))
      }
      let outcome = try ProcessRunner(program: xmllint).run(["--noout", "--dtdvalid", type.path] + files.map(\.path))
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }
}
