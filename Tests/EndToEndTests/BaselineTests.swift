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
}
