import Foundation
import TestSupport
import Testing

@Suite("Known findings of intentc check")
struct BaselineTests: CheckSuite {
  @Test("known findings are not reported, wherever their lines have moved, and new ones are")
  func baseline() throws {
    try check(["A.intentdefinition": Self.both], [".", "--write-baseline"]) { workspace, written throws in
      #expect(written.status == 0)
      #expect(written.output.isEmpty)
      #expect(written.errors.hasPrefix("2 findings written to 'intentc-baseline.json' as known; pass --baseline"))
      #expect(try workspace.run(["check", "."]).status == 1, "the list is used only where it is asked for")
      let baseline = ["check", ".", "--baseline", "intentc-baseline.json"]
      #expect(try workspace.run(baseline).errors == "looked at 1 definition: no problems, 2 known\n")
      var moved = Self.both
      moved.leadingLines = 3
      try workspace.folder.write(moved.data, to: "A.intentdefinition")
      #expect(try workspace.run(baseline).status == 0)
      let fresh = SmallDefinition(name: "OrderTea", hasDescription: false)
      try workspace.folder.write(fresh.data, to: "B.intentdefinition")
      let outcome = try workspace.run(baseline)
      #expect(outcome.lines.count == 1)
      #expect(outcome.output.hasPrefix("B.intentdefinition:19:12: warning: intent 'OrderTea'"))
      try workspace.folder.write(SmallDefinition().data, to: "A.intentdefinition")
      let mended = try workspace.run(baseline + ["--notes"])
      #expect(mended.output.contains("note: 2 findings of 'intentc-baseline.json' do not occur any more"))
    }
  }

  @Test("the configuration names the list of known findings, whose paths start from its own folder")
  func configuredBaseline() throws {
    let configuration = #"{ check: { baseline: "known/list.json" } }"#
    let files = ["intentc.json": configuration, "known/readme": ""]
    try check(["App/A.intentdefinition": Self.error], files: files, ["App", "--write-baseline"]) {
      workspace, outcome throws in
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(workspace.exists("known/list.json"))
      #expect(try workspace.run(["check", "."], in: "App").status == 0)
      #expect(try workspace.run(["check", "App/A.intentdefinition"]).status == 0)
    }
  }

  @Test("a file that is no list of known findings is not replaced")
  func foreignBaseline() throws {
    try check(
      ["A.intentdefinition": Self.error], files: ["notes.json": #"{"a": 1}"#],
      [".", "--write-baseline", "--baseline", "notes.json"]
    ) { workspace, outcome throws in
      #expect(outcome.status == 70)
      #expect(outcome.output.contains("cannot write 'notes.json': it is no list of known findings"))
      #expect(try workspace.read("notes.json") == #"{"a": 1}"#)
    }
  }

  @Test("a known finding stays known when the counts in its message change, in lists that have the counts too")
  func counts() throws {
    func table(_ ids: [String]) -> Data { Data(ids.map { "\"\($0)\" = \"Text\";\n" }.joined().utf8) }
    try check(["A.intentdefinition": SmallDefinition()]) { workspace, _ throws in
      let arguments = ["check", ".", "--notes", "--baseline", "known.json"]
      try workspace.folder.write(table(["tTl001", "dSc001", "nAm001"]), to: "de.lproj/A.strings")
      #expect(try workspace.run(["check", ".", "--notes"]).output.contains("2 of 3 texts are not translated to 'de'"))
      #expect(try workspace.run(arguments + ["--write-baseline"]).status == 0)
      #expect(try workspace.read("known.json").contains("# of # texts are not translated to 'de'"))
      try workspace.folder.write(table(["tTl001", "dSc001"]), to: "de.lproj/A.strings")
      let known = try workspace.run(arguments)
      #expect(known.output.isEmpty)
      #expect(known.errors.hasSuffix(", 1 known\n"))
      let older = try workspace.read("known.json").replacing("# of # texts", with: "33 of 34 texts")
      try workspace.folder.write(Data(older.utf8), to: "known.json")
      #expect(try workspace.run(arguments).output.isEmpty)
    }
  }

  @Test("digits in names count: another element of a similar name is no known finding")
  func digitsInNames() throws {
    func table(_ key: String) -> Data { Data("\"tTl001\" = \"A\";\n\"dSc001\" = \"A\";\n\"\(key)\" = \"A\";\n".utf8) }
    try check(["A.intentdefinition": SmallDefinition()]) { workspace, _ throws in
      let arguments = ["check", ".", "--warn", "stale-translation", "--baseline", "known.json"]
      try workspace.folder.write(table("old001"), to: "de.lproj/A.strings")
      #expect(try workspace.run(arguments + ["--write-baseline"]).errors.hasPrefix("1 finding written"))
      try workspace.folder.write(table("old002"), to: "de.lproj/A.strings")
      #expect(try workspace.run(arguments).lines.contains { $0.contains("[stale-translation]") })
    }
  }

  @Test("inputs with different lists are refused, in any order, unless one is given for all")
  func differentBaselines() throws {
    let definitions = [
      "A/A.intentdefinition": SmallDefinition(name: "A"), "B/B.intentdefinition": SmallDefinition(name: "B"),
    ]
    let files = [
      "A/intentc.json": #"{ check: { baseline: "known.json" } }"#,
      "B/intentc.json": #"{ check: { baseline: "known.json" } }"#,
    ]
    try check(definitions, files: files, ["A", "B"]) { workspace, outcome throws in
      #expect(outcome.status == 64)
      #expect(
        outcome.lines == [
          "A/intentc.json:1:23: error: the inputs have different baselines: 'A/known.json' and 'B/known.json' "
            + "[invalid-configuration]",
          "A/intentc.json:1:23: note: check the inputs one by one, or pass --baseline",
          "B/intentc.json:1:23: note: another baseline is named here",
        ])
      for arguments in [["B", "A"], ["B/B.intentdefinition", "A"], ["B", "A", "--write-baseline"]] {
        let other = try workspace.run(["check"] + arguments)
        #expect(other.status == 64)
        #expect(other.output == outcome.output)
      }
      #expect(!workspace.exists("A/known.json") && !workspace.exists("B/known.json"))
      let given = ["check", "A", "B", "--baseline", "all.json"]
      #expect(try workspace.run(given + ["--write-baseline"]).status == 0)
      #expect(try workspace.run(given).status == 0)
      #expect(try workspace.run(["check", "A", "B", "--no-config"]).status == 0)
    }
  }

  @Test("the order of the inputs does not tell which list counts: two names of one list, or a list of one input only")
  func orderOfInputs() throws {
    let definitions = [
      "A/A.intentdefinition": SmallDefinition(name: "A", tags: (1, 1)),
      "B/B.intentdefinition": SmallDefinition(name: "B", tags: (1, 1)),
    ]
    let files = [
      "A/intentc.json": #"{ check: { baseline: "../B/../known.json" } }"#,
      "B/intentc.json": #"{ check: { baseline: "../known.json" } }"#, "C/intentc.json": "{}",
    ]
    try check(definitions, files: files, ["A", "B", "--write-baseline"]) { workspace, outcome throws in
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(workspace.exists("known.json"))
      try workspace.folder.write(SmallDefinition(name: "C").data, to: "C/C.intentdefinition")
      for inputs in [["A", "B"], ["B", "A"], ["C", "A", "B"], ["B", "C", "A"]] {
        let outcome = try workspace.run(["check"] + inputs)
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.errors.hasSuffix(": no problems, 2 known\n"))
      }
    }
  }
}
